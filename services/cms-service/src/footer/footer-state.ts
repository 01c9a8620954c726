import { Injectable } from '@nestjs/common';
import { type ContentChanged, ContentChangedV1, contentKey, type FooterConfig } from '@pruefer/contracts';
import type { ChangedRecord } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { type PublishedRecords, StateSource } from '../content-state/state-source.js';
import { FooterRepository } from './footer.repository.js';

/** The footer, as the public site follows it. */
@Injectable()
export class FooterState extends StateSource {
  constructor(private readonly footer: FooterRepository) {
    super();
  }

  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    yield { event: ContentChangedV1, records: [publishedFooter(await this.footer.current(manager))] };
  }
}

/** The footer as a record of the content's event. */
export function publishedFooter(footer: FooterConfig): ChangedRecord<ContentChanged> {
  return { key: contentKey.footer, state: { version: footer.version, kind: 'footer', footer } };
}
