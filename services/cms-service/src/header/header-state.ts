import { Injectable } from '@nestjs/common';
import { type ContentChanged, ContentChangedV1, contentKey, type HeaderConfig } from '@pruefer/contracts';
import type { ChangedRecord } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { type PublishedRecords, StateSource } from '../content-state/state-source.js';
import { HeaderRepository } from './header.repository.js';

/** The header, as the public site follows it. */
@Injectable()
export class HeaderState extends StateSource {
  constructor(private readonly header: HeaderRepository) {
    super();
  }

  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    yield { event: ContentChangedV1, records: [publishedHeader(await this.header.current(manager))] };
  }
}

/** The header as a record of the content's event. */
export function publishedHeader(header: HeaderConfig): ChangedRecord<ContentChanged> {
  return { key: contentKey.header, state: { version: header.version, kind: 'header', header } };
}
