import { type PageLinks, Problem } from '@pruefer/contracts';
import type { DataSource } from 'typeorm';
import { Page } from '../page/page.entity.js';
import { RedirectRow } from '../page/redirect.entity.js';
import type { PageLinkSource } from './link-source.js';

/** Finds what would lead nowhere without a page. */
export class ListPageLinks {
  constructor(
    private readonly database: DataSource,
    private readonly sources: readonly PageLinkSource[],
  ) {}

  /** @throws Problem `page_unknown` */
  async run(id: string): Promise<PageLinks> {
    const page = await this.database.manager.findOneBy(Page, { id });
    if (!page) throw new Problem('page_unknown');
    const redirects = await this.database.manager.findBy(RedirectRow, { pageId: id });
    const slugs = new Set([page.slug, ...redirects.map(({ slug }) => slug)]);
    const links = await Promise.all(this.sources.map((source) => source.linksTo(slugs, id)));
    return { links: links.flat() };
  }
}
