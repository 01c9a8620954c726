import { Injectable } from '@nestjs/common';
import {
  type ContentChanged,
  ContentChangedV1,
  contentKey,
  MAX_HTML_BYTES,
  Problem,
  type PublishedHomepage,
} from '@pruefer/contracts';
import { addToOutbox, type ChangedRecord } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import type { PublishedRecords, StateSource } from '../content-state/state-source.js';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { publicSectionsIn, SectionRepository } from './section.repository.js';

const tooMuchSentence = 'Die Texte der Startseite sind zusammen zu lang. Bitte kürzen Sie einen Bereich.';

/** The home page as a whole, as the public site follows it. */
@Injectable()
export class HomepageState implements StateSource {
  constructor(
    private readonly sections: SectionRepository,
    private readonly meta: HomepageMetaRepository,
  ) {}

  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    const [row] = await manager.query<{ version: number }[]>('SELECT version FROM cms.homepage');
    yield { event: ContentChangedV1, records: [await this.buildPublication(manager, row!.version)] };
  }

  /**
   * Publishes the home page when the transaction commits.
   * @throws Problem `content_too_complex` when sections and head are too much for one state
   */
  async publish(manager: EntityManager): Promise<void> {
    const [rows] = await manager.query<[{ version: number }[], number]>(
      'UPDATE cms.homepage SET version = version + 1 RETURNING version',
    );
    const record = await this.buildPublication(manager, rows[0]!.version);
    if (Buffer.byteLength(JSON.stringify(record.state)) > MAX_HTML_BYTES) {
      const errors = [{ field: 'content', code: 'homepageTooLong', message: tooMuchSentence }];
      throw new Problem('content_too_complex', { text: tooMuchSentence, errors });
    }
    await addToOutbox(manager, 'cms', ContentChangedV1, [record]);
  }

  /** The home page as visitors see it. */
  private async homepage(manager: EntityManager): Promise<PublishedHomepage> {
    const all = await this.sections.all(manager);
    const english = publicSectionsIn('en', all);
    return {
      sections: publicSectionsIn('de', all),
      ...(english.length > 0 && { englishSections: english }),
      meta: await this.meta.current(manager),
    };
  }

  private async buildPublication(manager: EntityManager, version: number): Promise<ChangedRecord<ContentChanged>> {
    const homepage = await this.homepage(manager);
    return { key: contentKey.homepage, state: { version, kind: 'homepage', homepage } };
  }
}
