import { Injectable } from '@nestjs/common';
import { ContentChangedV1 } from '@pruefer/contracts';
import { keysetPages } from '@pruefer/platform';
import { type EntityManager, MoreThan } from 'typeorm';
import type { PublishedRecords, StateSource } from '../../content-state/state-source.js';
import { Page } from '../page/page.entity.js';
import { RedirectRow } from '../page/redirect.entity.js';
import { isPublic, pageRecord, redirectRecord } from './page-record.js';
import { PublishPages } from './publish-pages.js';

const PAGES_AT_ONCE = 20;
const REDIRECTS_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Pages and old addresses, as the gateway follows them. */
@Injectable()
export class PagesState implements StateSource {
  constructor(private readonly publish: PublishPages) {}

  /** Also yields hidden pages, because readers may have a public state of them from a database that was restored since. */
  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    const publicSlugs = new Map<string, string>();
    for await (const pages of pagesInPieces(manager)) {
      const versions = await this.publish.nextVersions(manager, pages.length);
      for (const page of pages) if (isPublic(page)) publicSlugs.set(page.id, page.slug);
      yield { event: ContentChangedV1, records: pages.map((page, index) => pageRecord(page, versions[index]!)) };
    }
    for await (const redirects of redirectsInPieces(manager)) {
      const versions = await this.publish.nextVersions(manager, redirects.length);
      const records = redirects.map(({ slug, pageId }, index) =>
        redirectRecord(slug, publicSlugs.get(pageId), versions[index]!),
      );
      yield { event: ContentChangedV1, records };
    }
  }
}

function pagesInPieces(manager: EntityManager): AsyncGenerator<readonly Page[]> {
  return keysetPages<Page>((last) => {
    const where = { id: MoreThan(last?.id ?? FIRST_ID) };
    return manager.find(Page, { where, order: { id: 'ASC' }, take: PAGES_AT_ONCE });
  });
}

function redirectsInPieces(manager: EntityManager): AsyncGenerator<readonly RedirectRow[]> {
  return keysetPages<RedirectRow>((last) => {
    const where = { slug: MoreThan(last?.slug ?? '') };
    return manager.find(RedirectRow, { where, order: { slug: 'ASC' }, take: REDIRECTS_AT_ONCE });
  });
}
