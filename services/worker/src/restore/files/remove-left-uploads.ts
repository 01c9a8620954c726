import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UploadedFiles } from './uploaded-files.js';

/** Removes what a worker has left behind that was killed, and at a stop what it leaves itself: nobody knows these files any more. */
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
