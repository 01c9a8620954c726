import { list, listOrPage, one, page } from '../../definition/response-kinds.js';
import { endpoint } from '../../definition/endpoint.js';
import { IdParams } from '../../fields/id-params.js';
import { repeatProblems } from '../../problems/request.problems.js';
import { PagingQuery } from '../../fields/paging.js';
import { MAX_CONTENT_BODY_BYTES, TEXT_WITHIN_MS } from './page-content.js';
import {
  AdminPage,
  AtVersion,
  CreatePageBody,
  OrderPagesBody,
  PageRows,
  PagesQuery,
  SaveDraftBody,
  SavePageBody,
  VersionQuery,
} from './pages.js';
import { PagePreview, PreviewRequest, PreviewToken, PublicPage, PublicPageRow } from './public-pages.js';

const pages = { tag: 'Seiten', service: 'cms', access: 'manager' } as const;
const visitors = { tag: 'Website', service: 'cms', access: 'public' } as const;
const PAGES_PATH = '/api/admin/content/pages';
const single = { path: `${PAGES_PATH}/:id`, params: IdParams } as const;
const editing = {
  maxBodyBytes: MAX_CONTENT_BODY_BYTES,
  responseTimeoutMs: TEXT_WITHIN_MS,
  response: one(AdminPage),
} as const;
const editProblems = ['page_unknown', 'page_in_trash', 'version_conflict'] as const;
const addressProblems = ['slug_taken', 'slug_redirects', 'redirects_full'] as const;
const textProblems = ['content_too_complex', 'pages_full'] as const;

/** All published pages by menu order, without their texts; the menu shows those with `showInMenu`. */
export const listPublicPages = endpoint({
  ...visitors,
  title: 'Veröffentlichte Seiten auflisten',
  method: 'GET',
  path: '/api/content/pages',
  conditional: true,
  compressed: true,
  response: list(PublicPageRow),
  problems: [],
});
/** Reads a published page; an old address returns the page with its new slug. */
export const readPublicPage = endpoint({
  ...visitors,
  title: 'Veröffentlichte Seite',
  method: 'GET',
  path: '/api/content/pages/:slug',
  conditional: true,
  compressed: true,
  response: one(PublicPage),
  problems: ['page_unknown'],
});
export const readPreview = endpoint({
  ...visitors,
  title: 'Vorschau einer Seite',
  method: 'POST',
  path: '/api/content/preview',
  body: PreviewRequest,
  response: one(PagePreview),
  problems: ['preview_expired'],
});

/** Lists pages outside the trash by menu order: without paging at most 1,000 pages with their texts, with paging rows without texts. */
export const listPages = endpoint({
  ...pages,
  title: 'Seiten auflisten',
  method: 'GET',
  path: PAGES_PATH,
  polled: true,
  compressed: true,
  conditional: true,
  query: PagesQuery,
  response: listOrPage(AdminPage, PageRows),
  problems: [],
});
export const createPage = endpoint({
  ...pages,
  title: 'Seite anlegen',
  ...editing,
  method: 'POST',
  path: PAGES_PATH,
  body: CreatePageBody,
  problems: [...repeatProblems, ...addressProblems, ...textProblems],
});
export const readPage = endpoint({
  ...pages,
  title: 'Seite lesen',
  ...single,
  method: 'GET',
  compressed: true,
  response: one(AdminPage),
  problems: ['page_unknown'],
});
/** Saves a page; visitors see changes of a published page at once. A new `content` discards the draft; a new slug makes the old one a redirect. */
export const savePage = endpoint({
  ...pages,
  title: 'Seite speichern',
  ...single,
  ...editing,
  method: 'PUT',
  body: SavePageBody,
  problems: [...editProblems, ...addressProblems, ...textProblems],
});
/** Moves a page to the trash, where it stays 30 days. */
export const deletePage = endpoint({
  ...pages,
  title: 'Seite löschen',
  ...single,
  method: 'DELETE',
  query: VersionQuery,
  response: one(AdminPage),
  problems: ['page_unknown', 'version_conflict'],
});
/** Lists the latest deleted pages first. */
export const listTrash = endpoint({
  ...pages,
  title: 'Papierkorb auflisten',
  method: 'GET',
  path: '/api/admin/content/trash',
  compressed: true,
  query: PagingQuery,
  response: page(PageRows),
  problems: [],
});
/** Restores a page from the trash in its former state, published or not. */
export const restorePage = endpoint({
  ...pages,
  title: 'Seite wiederherstellen',
  method: 'POST',
  path: `${PAGES_PATH}/:id/restore`,
  params: IdParams,
  query: VersionQuery,
  response: one(AdminPage),
  problems: ['page_unknown', 'version_conflict', ...addressProblems, ...textProblems],
});
/** Deletes a page in the trash permanently, with its revisions. */
export const erasePage = endpoint({
  ...pages,
  title: 'Seite endgültig löschen',
  method: 'DELETE',
  path: '/api/admin/content/trash/:id',
  params: IdParams,
  query: VersionQuery,
  response: one(AdminPage),
  problems: ['page_unknown', 'version_conflict'],
});
/** Sets `menuOrder` of the listed pages to 1, 2, 3 and so on. */
export const orderPages = endpoint({
  ...pages,
  title: 'Seiten ordnen',
  method: 'POST',
  path: '/api/admin/content/page-order',
  body: OrderPagesBody,
  maxBodyBytes: 64 * 1_024,
  response: page(PageRows),
  problems: ['page_unknown'],
});
/** Stores a draft of a published page until it is published or discarded. */
export const saveDraft = endpoint({
  ...pages,
  title: 'Entwurf speichern',
  ...editing,
  method: 'PUT',
  path: `${PAGES_PATH}/:id/draft`,
  params: IdParams,
  body: SaveDraftBody,
  problems: [...editProblems, 'slug_taken', 'slug_redirects', ...textProblems, 'page_unpublished'],
});
export const discardDraft = endpoint({
  ...pages,
  title: 'Entwurf verwerfen',
  method: 'DELETE',
  path: `${PAGES_PATH}/:id/draft`,
  params: IdParams,
  query: VersionQuery,
  response: one(AdminPage),
  problems: [...editProblems, 'draft_missing'],
});
export const publishDraft = endpoint({
  ...pages,
  title: 'Entwurf veröffentlichen',
  method: 'POST',
  path: `${PAGES_PATH}/:id/draft/publish`,
  responseTimeoutMs: TEXT_WITHIN_MS,
  params: IdParams,
  body: AtVersion,
  response: one(AdminPage),
  problems: [...editProblems, ...addressProblems, ...textProblems, 'draft_missing'],
});
/** Creates a token, valid for an hour, for the current state of the page or of its draft. */
export const createPreview = endpoint({
  ...pages,
  title: 'Vorschau öffnen',
  method: 'POST',
  path: `${PAGES_PATH}/:id/preview-token`,
  params: IdParams,
  response: one(PreviewToken),
  problems: ['page_unknown'],
});
