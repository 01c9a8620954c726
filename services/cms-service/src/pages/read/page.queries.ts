import { containsIgnoringCase, countRows, toSearchText } from '@pruefer/platform';
import { Injectable } from '@nestjs/common';
import {
  type AdminPage,
  DEFAULT_PAGE_SIZE,
  MAX_PAGES,
  type PageRows,
  type PagesQuery,
  type PageState,
  type PagingQuery,
  Problem,
  type PublicPage,
  type PublicPageRow,
} from '@pruefer/contracts';
import { DataSource, IsNull } from 'typeorm';
import { findPage } from '../page/find-page.js';
import { Page } from '../page/page.entity.js';
import {
  type ListedPage,
  type PublicRow,
  toAdminPage,
  toPageRow,
  toPublicPage,
  toPublicPageRow,
} from '../page/page-views.js';

const PUBLIC_COLUMNS = `id, slug, title, meta_description AS "metaDescription", menu_order AS "menuOrder",
  show_in_menu AS "showInMenu", noindex, translation_of AS "translationOf", created_at AS "createdAt", updated_at AS "updatedAt"`;
const ROW_COLUMNS = `${PUBLIC_COLUMNS}, is_published AS "isPublished", gaps, draft IS NOT NULL AS "hasDraft",
  draft->'gaps' AS "draftGaps", version, updated_by AS "updatedBy", deleted_at AS "deletedAt"`;
const MENU_ORDER = 'menu_order, title, id';

const conditions: Readonly<Record<PageState, string>> = {
  published: 'is_published',
  unpublished: 'NOT is_published',
  draft: 'draft IS NOT NULL',
  gaps: `(gaps <> '{}' OR coalesce(jsonb_array_length(draft->'gaps'), 0) > 0)`,
};

/** All SQL that reads pages for a screen. */
@Injectable()
export class PageQueries {
  constructor(private readonly database: DataSource) {}

  /** Published pages without their texts, as the menu orders them. */
  async publicRows(): Promise<PublicPageRow[]> {
    const rows = await this.database.query<PublicRow[]>(
      `SELECT ${PUBLIC_COLUMNS} FROM cms.page WHERE is_published AND deleted_at IS NULL ORDER BY ${MENU_ORDER}`,
    );
    return rows.map(toPublicPageRow);
  }

  /** The published page under an address, or that an old one leads to. @throws Problem `page_unknown` */
  async publicPage(slug: string): Promise<PublicPage> {
    const [page] = await this.database.query<(PublicRow & Pick<Page, 'html'>)[]>(
      `SELECT ${PUBLIC_COLUMNS}, html FROM cms.page
        WHERE is_published AND deleted_at IS NULL
          AND (slug = $1 OR id = (SELECT page_id FROM cms.redirect WHERE redirect.slug = $1))
        ORDER BY slug = $1 DESC LIMIT 1`,
      [slug],
    );
    if (!page) throw new Problem('page_unknown');
    return toPublicPage(page);
  }

  /** Every page that is not in the trash, whole. */
  async list(): Promise<AdminPage[]> {
    const order = { menuOrder: 'ASC', title: 'ASC', id: 'ASC' } as const;
    const pages = await this.database.manager.find(Page, { where: { deletedAt: IsNull() }, order, take: MAX_PAGES });
    return pages.map(toAdminPage);
  }

  /** @throws Problem `page_unknown` */
  async read(id: string): Promise<AdminPage> {
    return toAdminPage(await findPage(this.database.manager, id));
  }

  /** A part of the pages that match a filter, without their texts. */
  listRows({ search, state, ...page }: PagesQuery): Promise<PageRows> {
    const where = [
      'deleted_at IS NULL',
      ...(state ? [conditions[state]] : []),
      ...(search ? [`(${containsIgnoringCase('title', ['$1', '$2', '$3'])} OR strpos(slug, $1) > 0)`] : []),
    ];
    return this.selectPage(where, MENU_ORDER, page, search ? toSearchText(search) : []);
  }

  /** Deleted pages, latest first. */
  trash(page: PagingQuery): Promise<PageRows> {
    return this.selectPage(['deleted_at IS NOT NULL'], 'deleted_at DESC, id', page, []);
  }

  private async selectPage(
    where: readonly string[],
    order: string,
    { limit = DEFAULT_PAGE_SIZE, offset = 0 }: PagingQuery,
    values: readonly string[],
  ): Promise<PageRows> {
    const matching = `cms.page WHERE ${where.join(' AND ')}`;
    const rows = await this.database.query<ListedPage[]>(
      `SELECT ${ROW_COLUMNS} FROM ${matching} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
      [...values],
    );
    return { items: rows.map(toPageRow), total: await countRows(this.database, matching, [...values]) };
  }
}
