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
  type RedirectsQuery,
  readRevision,
  restoreRevision,
} from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
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
    revisions: build.query({
      ...apiCall((id: string) => call(listRevisions, { params: { id }, query: { limit: MAX_REVISIONS } })),
      providesTags: ['pages'],
    }),
    revision: build.query({
      ...apiCall(({ id, number }: RevisionOf) => call(readRevision, { params: { id, number } })),
      providesTags: ['pages'],
    }),
    restoreRevision: build.mutation({
      ...apiCall(({ id, number, version }: RevisionOf & { readonly version: number }) =>
        call(restoreRevision, { params: { id, number }, body: { version } }),
      ),
      invalidatesTags: ['pages'],
    }),
    plans: build.query({
      ...apiCall((query: PlansQuery) => call(listPlans, { query })),
      providesTags: ['pages'],
    }),
    planPublication: build.mutation({
      ...apiCall(({ id, plan }: Plan) => call(planPublication, { params: { id }, body: plan })),
      invalidatesTags: ['pages'],
    }),
    cancelPlan: build.mutation({
      ...apiCall((id: string) => call(cancelPlan, { params: { id } })),
      invalidatesTags: ['pages'],
    }),
    pageLinks: build.query({
      ...apiCall((id: string) => call(listPageLinks, { params: { id } })),
      providesTags: ['pages'],
    }),
    redirects: build.query({
      ...apiCall((query: RedirectsQuery) => call(listRedirects, { query })),
      providesTags: ['pages'],
    }),
    deleteRedirect: build.mutation({
      ...apiCall((slug: string) => call(deleteRedirect, { params: { slug } })),
      invalidatesTags: ['pages'],
    }),
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
