import { Injectable } from '@nestjs/common';
import type { PageLink } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import type { Page, StoredDraft } from '../page/page.entity.js';
import { leadsTo } from './linked-slug.js';
import { PageLinkSource } from './link-source.js';

type Row = Pick<Page, 'id' | 'title' | 'links'> & { readonly draftLinks: StoredDraft['links'] | null };

/** Links in the texts of other pages and in their drafts. */
@Injectable()
export class LinksInPages extends PageLinkSource {
  constructor(private readonly database: DataSource) {
    super();
  }

  async linksTo(slugs: ReadonlySet<string>, pageId: string): Promise<PageLink[]> {
    const pages = await this.database.query<Row[]>(
      `SELECT id, title, links, draft->'links' AS "draftLinks" FROM cms.page
        WHERE deleted_at IS NULL AND id <> $1 ORDER BY menu_order, title`,
      [pageId],
    );
    const leadsToPage = (link: string) => leadsTo(slugs, link);
    return pages
      .filter(({ links, draftLinks }) => links.some(leadsToPage) || draftLinks?.some(leadsToPage))
      .map(({ id, title }) => ({ source: 'page', sourceId: id, title }));
  }
}
