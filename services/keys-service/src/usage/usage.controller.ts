import { Controller, Headers } from '@nestjs/common';
import { readUsage, type Usage } from '@pruefer/contracts';
import { Handles, KEY_HASH_HEADER } from '@pruefer/platform';
import { ReadUsage } from './read-usage.js';

/** Endpoint for key holders. */
@Controller()
export class UsageController {
  constructor(private readonly readUsage: ReadUsage) {}

  @Handles(readUsage)
  read(@Headers(KEY_HASH_HEADER) keyHash: string): Promise<Usage> {
    return this.readUsage.run(keyHash);
  }
}
