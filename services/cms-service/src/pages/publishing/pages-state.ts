import { Injectable } from '@nestjs/common';
import { ContentChangedV1 } from '@pruefer/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { type PublishedRecords, StateSource } from '../../content-state/state-source.js';
import { Page } from '../page/page.entity.js';
import { RedirectRow } from '../page/redirect.entity.js';
import { isPublic, pageRecord, redirectRecord } from './page-state.js';
import { PublishPages } from './publish-pages.js';

const PAGES_AT_ONCE = 20;
const REDIRECTS_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Pages and old addresses, as the gateway follows them. */
@Injectable()
export class PagesState extends StateSource {
  constructor(private readonly publish: PublishPages) {
    super();
  }

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

async function* pagesInPieces(manager: EntityManager): AsyncGenerator<Page[]> {
  let last = FIRST_ID;
  for (;;) {
    const pages = await manager.find(Page, {
      where: { id: MoreThan(last) },
      order: { id: 'ASC' },
      take: PAGES_AT_ONCE,
    });
    if (pages.length === 0) return;
    last = pages.at(-1)!.id;
    yield pages;
  }
}

async function* redirectsInPieces(manager: EntityManager): AsyncGenerator<RedirectRow[]> {
  let last = '';
  for (;;) {
    const redirects = await manager.find(RedirectRow, {
      where: { slug: MoreThan(last) },
      order: { slug: 'ASC' },
      take: REDIRECTS_AT_ONCE,
    });
    if (redirects.length === 0) return;
    last = redirects.at(-1)!.slug;
    yield redirects;
  }
}
