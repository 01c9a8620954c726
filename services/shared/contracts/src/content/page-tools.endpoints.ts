import { one, page } from '../response-kinds.js';
import { endpoint } from '../endpoint.js';
import { PagingQuery } from '../paging.js';
import {
  CheckedPage,
  CheckPageBody,
  CreateRedirectBody,
  PageLinks,
  Redirect,
  RedirectList,
  RedirectsQuery,
  RenderedContent,
  RenderRequest,
} from './page-checks.js';
import { MAX_CONTENT_BODY_BYTES, TEXT_WITHIN_MS } from './page-content.js';
import {
  PlannedPublication,
  PlannedPublicationList,
  PlanPublicationBody,
  PlansQuery,
  Revision,
  RevisionList,
  RevisionParams,
  RevisionQuery,
} from './page-history.js';
import { AdminPage, AtVersion } from './pages.js';
import { IdParams } from '../id-params.js';
import { repeatProblems } from '../problems/request.problems.js';

const tools = { tag: 'Seiten', service: 'cms', access: 'manager' } as const;
const single = '/api/admin/content/pages/:id';
const plans = '/api/admin/content/planned-publications';
const redirects = '/api/admin/content/redirects';

export const listRevisions = endpoint({
  ...tools,
  title: 'Stände auflisten',
  method: 'GET',
  path: `${single}/revisions`,
  params: IdParams,
  compressed: true,
  query: PagingQuery,
  response: page(RevisionList),
  problems: ['page_unknown'],
});
/** Reads a revision, compared with another one or with the current page. */
export const readRevision = endpoint({
  ...tools,
  title: 'Stand vergleichen',
  method: 'GET',
  path: `${single}/revisions/:number`,
  params: RevisionParams,
  compressed: true,
  query: RevisionQuery,
  response: one(Revision),
  problems: ['page_unknown', 'revision_unknown'],
});
/** Saves the page with the fields of a revision; its publication state stays unchanged. */
export const restoreRevision = endpoint({
  ...tools,
  title: 'Stand wiederherstellen',
  method: 'POST',
  path: `${single}/revisions/:number/restore`,
  responseTimeoutMs: TEXT_WITHIN_MS,
  params: RevisionParams,
  body: AtVersion,
  response: one(AdminPage),
  problems: [
    'page_unknown',
    'revision_unknown',
    'page_in_trash',
    'version_conflict',
    'slug_taken',
    'slug_redirects',
    'redirects_full',
    'content_too_complex',
    'pages_full',
  ],
});

export const listPlans = endpoint({
  ...tools,
  title: 'Geplante Veröffentlichungen auflisten',
  method: 'GET',
  path: plans,
  polled: true,
  compressed: true,
  query: PlansQuery,
  response: page(PlannedPublicationList),
  problems: [],
});
export const planPublication = endpoint({
  ...tools,
  title: 'Veröffentlichung planen',
  method: 'POST',
  path: `${single}/planned-publications`,
  params: IdParams,
  body: PlanPublicationBody,
  response: one(PlannedPublication),
  problems: ['page_unknown', 'page_in_trash', 'plan_time_invalid', 'too_many_plans'],
});
export const cancelPlan = endpoint({
  ...tools,
  title: 'Geplante Veröffentlichung abbrechen',
  method: 'DELETE',
  path: `${plans}/:id`,
  params: IdParams,
  response: one(PlannedPublication),
  problems: ['plan_unknown', 'plan_ended'],
});

/** Renders an unsaved text as the public page would show it. */
export const renderContent = endpoint({
  ...tools,
  title: 'Text umwandeln',
  method: 'POST',
  path: '/api/admin/content/render',
  responseTimeoutMs: TEXT_WITHIN_MS,
  body: RenderRequest,
  maxBodyBytes: MAX_CONTENT_BODY_BYTES,
  response: one(RenderedContent),
  problems: ['content_too_complex'],
});
export const checkPage = endpoint({
  ...tools,
  title: 'Seite vor dem Veröffentlichen prüfen',
  method: 'POST',
  path: '/api/admin/content/check',
  responseTimeoutMs: TEXT_WITHIN_MS,
  body: CheckPageBody,
  maxBodyBytes: MAX_CONTENT_BODY_BYTES,
  response: one(CheckedPage),
  problems: ['content_too_complex'],
});
/** Lists the links that would break without the page. */
export const listPageLinks = endpoint({
  ...tools,
  title: 'Verweise auf eine Seite',
  method: 'GET',
  path: `${single}/links`,
  params: IdParams,
  response: one(PageLinks),
  problems: ['page_unknown'],
});

export const listRedirects = endpoint({
  ...tools,
  title: 'Weiterleitungen auflisten',
  method: 'GET',
  path: redirects,
  compressed: true,
  query: RedirectsQuery,
  response: page(RedirectList),
  problems: [],
});
/** Creates a redirect to a page by its id, so it follows the page and never leads to another redirect or to itself. */
export const createRedirect = endpoint({
  ...tools,
  title: 'Weiterleitung anlegen',
  method: 'POST',
  path: redirects,
  body: CreateRedirectBody,
  response: one(Redirect),
  problems: [...repeatProblems, 'page_unknown', 'page_in_trash', 'slug_taken', 'slug_redirects', 'redirects_full'],
});
export const deleteRedirect = endpoint({
  ...tools,
  title: 'Weiterleitung löschen',
  method: 'DELETE',
  path: `${redirects}/:slug`,
  response: one(Redirect),
  problems: ['redirect_unknown'],
});
