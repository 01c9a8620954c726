import { Injectable } from '@nestjs/common';
import { beginEpoch } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { announcePage } from '../contract/announce-keys.js';

const PAGE_SIZE = 500;

/** Publishes every key again: a reader that has lost its copy, or starts with an empty Kafka, gets it back. */
@Injectable()
export class PublishAllKeys {
  constructor(private readonly database: DataSource) {}

  /**
   * In a new epoch, so that the others follow a database that was restored too; in pages, each in a transaction of its own: none stays
   * open for long, however many keys there are.
   */
  async run(): Promise<void> {
    await beginEpoch(this.database, 'keys');
    let afterId: string | undefined = '';
    while (afterId !== undefined) {
      const after: string = afterId;
      afterId = await this.database.transaction((manager) => announcePage(manager, after, PAGE_SIZE));
    }
  }
}
