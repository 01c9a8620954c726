import {
  cancelPlan,
  deleteRedirect,
  listPageLinks,
  listPlans,
  listRedirects,
  listRevisions,
  MAX_REVISIONS,
  planPublication,
  type PlanPublicationBody,
  type PlansQuery,
  readRevision,
  type RedirectsQuery,
  restoreRevision,
} from '@pruefer/contracts';
import { apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

interface RevisionOf {
  readonly id: string;
  readonly number: number;
}

interface Plan {
  readonly id: string;
  readonly plan: PlanPublicationBody;
}

/** Revisions, plans, links and redirects of pages: they change with every change of a page. */
const pageToolsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    revisions: build.query(
      apiRead('pages', (id: string) => call(listRevisions, { params: { id }, query: { limit: MAX_REVISIONS } })),
    ),
    revision: build.query(
      apiRead('pages', ({ id, number }: RevisionOf) => call(readRevision, { params: { id, number } })),
    ),
    restoreRevision: build.mutation(
      apiChange('pages', ({ id, number, version }: RevisionOf & { readonly version: number }) =>
        call(restoreRevision, { params: { id, number }, body: { version } }),
      ),
    ),
    plans: build.query(apiRead('pages', (query: PlansQuery) => call(listPlans, { query }))),
    planPublication: build.mutation(
      apiChange('pages', ({ id, plan }: Plan) => call(planPublication, { params: { id }, body: plan })),
    ),
    cancelPlan: build.mutation(apiChange('pages', (id: string) => call(cancelPlan, { params: { id } }))),
    pageLinks: build.query(apiRead('pages', (id: string) => call(listPageLinks, { params: { id } }))),
    redirects: build.query(apiRead('pages', (query: RedirectsQuery) => call(listRedirects, { query }))),
    deleteRedirect: build.mutation(apiChange('pages', (slug: string) => call(deleteRedirect, { params: { slug } }))),
  }),
});

export const {
  useRevisionsQuery,
  useRevisionQuery,
  useRestoreRevisionMutation,
  usePlansQuery,
  usePlanPublicationMutation,
  useCancelPlanMutation,
  usePageLinksQuery,
  useRedirectsQuery,
  useDeleteRedirectMutation,
} = pageToolsApi;
