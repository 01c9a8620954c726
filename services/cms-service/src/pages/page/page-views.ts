import type { AdminPage, PageFields, PageRow, PublicPage, PublicPageRow } from '@pruefer/contracts';
import type { Page } from './page.entity.js';

/** Fields of a page or a version; versions from before there were translations have no `translationOf`. */
type StoredFields = Omit<PageFields, 'translationOf'> & Partial<Pick<PageFields, 'translationOf'>>;

/** The fields that a save writes and a revision keeps. */
export function toPageFields(page: StoredFields): PageFields {
  const { slug, title, metaDescription, content, menuOrder, showInMenu, noindex, translationOf = null } = page;
  return { slug, title, metaDescription, content, menuOrder, showInMenu, noindex, translationOf };
}

/** A page as staff sees it. */
export function toAdminPage(page: Page): AdminPage {
  const { id, isPublished, updatedBy, version, gaps, draft } = page;
  return {
    id,
    ...toPageFields(page),
    isPublished,
    ...formatTimes(page),
    updatedBy,
    version,
    gaps: [...new Set([...gaps, ...(draft?.gaps ?? [])])],
    draft: draft && { ...toPageFields(draft.fields), savedAt: draft.savedAt, savedBy: draft.savedBy },
    deletedAt: page.deletedAt?.toISOString() ?? null,
  };
}

/** Columns of a list entry. */
export type ListedPage = Omit<Page, 'content' | 'html' | 'links' | 'images' | 'draft'> & {
  readonly hasDraft: boolean;
  readonly draftGaps: readonly string[] | null;
};

/** A row of the list of pages. */
export function toPageRow({ gaps, draftGaps, deletedAt, ...row }: ListedPage): PageRow {
  const allGaps = [...new Set([...gaps, ...(draftGaps ?? [])])];
  return { ...row, gaps: allGaps, ...formatTimes(row), deletedAt: deletedAt?.toISOString() ?? null };
}

/** Columns of a menu entry. */
export type PublicRow = Pick<
  Page,
  | 'id'
  | 'slug'
  | 'title'
  | 'metaDescription'
  | 'menuOrder'
  | 'showInMenu'
  | 'noindex'
  | 'translationOf'
  | 'createdAt'
  | 'updatedAt'
>;

/** A page of the menu, without its text. */
export function toPublicPageRow({ translationOf, ...row }: PublicRow): PublicPageRow {
  return { ...row, isPublished: true, ...translationIn({ translationOf }), ...formatTimes(row) };
}

/** A page as visitors see it. */
export function toPublicPage({ html, ...row }: PublicRow & Pick<Page, 'html'>): PublicPage {
  return { ...toPublicPageRow(row), content: html };
}

/** The field as visitors get it: pages in German have none. */
export function translationIn({ translationOf }: Partial<Pick<PageFields, 'translationOf'>>) {
  return translationOf ? { translationOf } : {};
}

function formatTimes({ createdAt, updatedAt }: Pick<Page, 'createdAt' | 'updatedAt'>) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
