import { Injectable } from '@nestjs/common';
import { imagePath, type PageLink } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { ImageUser } from '../../images/image-user.js';
import type { Page, StoredDraft } from '../page/page.entity.js';
import type { PageLinkSource } from './page-link-source.js';
import { leadsTo } from './linked-slug.js';

type Row = Pick<Page, 'id' | 'title' | 'links'> & { readonly draftLinks: StoredDraft['links'] | null };

/** The pages and images that the texts of pages and their drafts refer to. */
@Injectable()
export class PageReferences implements PageLinkSource, ImageUser {
  constructor(private readonly database: DataSource) {}

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

  /** Also pages in the trash, so that restored ones keep their images. Reads the texts, which a restore brings before they are rendered. */
  async listImagePlaces(manager: EntityManager, imageId: string): Promise<string[]> {
    const pages = await manager.query<{ title: string }[]>(
      `SELECT title FROM cms.page
        WHERE strpos(content, $1) > 0 OR strpos(draft #>> '{fields,content}', $1) > 0 ORDER BY title`,
      [imagePath(imageId)],
    );
    return pages.map(({ title }) => `Seite „${title}“`);
  }
}
