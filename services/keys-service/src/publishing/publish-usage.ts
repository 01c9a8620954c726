import { Injectable } from '@nestjs/common';
import { UsageRepository } from '../usage/usage.repository.js';

/** Tells the others whose `used` has moved, and books the difference into usage by day. */
@Injectable()
export class PublishUsage {
  constructor(private readonly usage: UsageRepository) {}

  async run(): Promise<void> {
    while (await this.usage.bookAndAnnounce());
  }
}
