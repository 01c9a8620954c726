import { Controller, Headers } from '@nestjs/common';
import { readUsage, type Usage } from '@pruefer/contracts';
import { Handles, KEY_HASH_HEADER } from '@pruefer/platform';
import { ShowUsage } from './show-usage.js';

/** Endpoint for key holders. */
@Controller()
export class UsageController {
  constructor(private readonly showUsage: ShowUsage) {}

  @Handles(readUsage)
  read(@Headers(KEY_HASH_HEADER) keyHash: string): Promise<Usage> {
    return this.showUsage.run(keyHash);
  }
}
