import { Injectable } from '@nestjs/common';
import { beginEpoch } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { announcePage } from '../contract/announce-keys.js';

const PAGE_SIZE = 500;

/** Publishes every key, for readers that have lost their copy and for an empty Kafka. */
@Injectable()
export class PublishAllKeys {
  constructor(private readonly database: DataSource) {}

  /** In a new epoch, so that readers also follow a restored database; in pages with one short transaction each, for any number of keys. */
  async run(): Promise<void> {
    await beginEpoch(this.database, 'keys');
    let afterId: string | undefined = '';
    while (afterId !== undefined) {
      const after: string = afterId;
      afterId = await this.database.transaction((manager) => announcePage(manager, after, PAGE_SIZE));
    }
  }
}
