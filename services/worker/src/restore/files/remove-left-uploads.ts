import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UploadedFiles } from './uploaded-files.js';

/** Removes uploads of a killed worker at startup, and its own at shutdown, because no process uses them any more. */
@Injectable()
export class RemoveLeftUploads implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly files: UploadedFiles) {}

  onApplicationBootstrap(): Promise<void> {
    return this.files.removeAll();
  }

  onApplicationShutdown(): Promise<void> {
    return this.files.removeAll();
  }
}
