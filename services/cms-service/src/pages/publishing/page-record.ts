import { type ContentChanged, contentKey } from '@pruefer/contracts';
import type { ChangedRecord } from '@pruefer/platform';
import type { Page } from '../page/page.entity.js';
import { translationIn } from '../page/page-views.js';

/** Whether visitors see a page. */
export function isPublic(page: Pick<Page, 'isPublished' | 'deletedAt'>): boolean {
  return page.isPublished && page.deletedAt === null;
}

/** The event state of a page; for a page that is not public it only says that readers must delete their copy. */
export function pageRecord(page: Page, version: number): ChangedRecord<ContentChanged> {
  const key = contentKey.page(page.id);
  if (!isPublic(page)) return { key, state: { version, kind: 'page', gone: true } };
  const { id, slug, title, metaDescription, html, noindex, showInMenu, menuOrder } = page;
  const times = { createdAt: page.createdAt.toISOString(), updatedAt: page.updatedAt.toISOString() };
  const fields = { id, slug, title, metaDescription, html, noindex, showInMenu, menuOrder };
  const state = { ...fields, ...translationIn(page), ...times };
  return { key, state: { version, kind: 'page', page: state } };
}

/** The state of an old address. @param to its target; undefined: it has none any more */
export function redirectRecord(slug: string, to: string | undefined, version: number): ChangedRecord<ContentChanged> {
  const target = to === undefined ? { gone: true } : { to };
  return { key: contentKey.redirect(slug), state: { version, kind: 'redirect', ...target } };
}
