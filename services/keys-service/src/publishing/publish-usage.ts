import { Injectable } from '@nestjs/common';
import { UsageRepository } from '../usage/usage.repository.js';

/** Publishes contracts whose usage has changed, and books the difference by day. */
@Injectable()
export class PublishUsage {
  constructor(private readonly usage: UsageRepository) {}

  /** Repeats until all usage is booked and published. */
  async run(): Promise<void> {
    while (await this.usage.bookAndAnnounce());
  }
}
