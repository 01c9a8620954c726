import type { PageLinks } from '@pruefer/contracts';
import type { DataSource } from 'typeorm';
import { findPage } from '../page/find-page.js';
import { RedirectRow } from '../page/redirect.entity.js';
import type { PageLinkSource } from './page-link-source.js';

/** Finds the links that would be broken without a page. */
export class ListPageLinks {
  constructor(
    private readonly database: DataSource,
    private readonly sources: readonly PageLinkSource[],
  ) {}

  /** @throws Problem `page_unknown` */
  async run(id: string): Promise<PageLinks> {
    const page = await findPage(this.database.manager, id);
    const redirects = await this.database.manager.findBy(RedirectRow, { pageId: id });
    const slugs = new Set([page.slug, ...redirects.map(({ slug }) => slug)]);
    const links = await Promise.all(this.sources.map((source) => source.linksTo(slugs, id)));
    return { links: links.flat() };
  }
}
