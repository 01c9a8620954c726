import { Injectable } from '@nestjs/common';
import { type Appearance, type ContentChanged, ContentChangedV1, contentKey } from '@pruefer/contracts';
import type { ChangedRecord } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { type PublishedRecords, StateSource } from '../content-state/state-source.js';
import { AppearanceRepository } from './appearance.repository.js';

/** How the public site looks, as the gateway follows it. */
@Injectable()
export class AppearanceState extends StateSource {
  constructor(private readonly appearance: AppearanceRepository) {
    super();
  }

  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    yield { event: ContentChangedV1, records: [publishedAppearance(await this.appearance.current(manager))] };
  }
}

/** The appearance as a record of the content's event. */
export function publishedAppearance(appearance: Appearance): ChangedRecord<ContentChanged> {
  return { key: contentKey.appearance, state: { version: appearance.version, kind: 'appearance', appearance } };
}
