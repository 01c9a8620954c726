import {
  cancelPlan,
  deleteRedirect,
  listPageLinks,
  listPlans,
  listRedirects,
  listRevisions,
  MAX_REVISIONS,
  planPublication,
  type PlanPublication,
  type PlansQuery,
  type RedirectsQuery,
  readRevision,
  restoreRevision,
} from '@pruefer/contracts';
import { asks } from '~/api/base/asks.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/base/call.js';

interface RevisionOf {
  readonly id: string;
  readonly number: number;
}

interface Plan {
  readonly id: string;
  readonly plan: PlanPublication;
}

/** Revisions, plans, links and redirects of pages: they change with every change of a page. */
export const pageToolsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    revisions: build.query({
      ...asks((id: string) => call(listRevisions, { params: { id }, query: { limit: MAX_REVISIONS } })),
      providesTags: ['pages'],
    }),
    revision: build.query({
      ...asks(({ id, number }: RevisionOf) => call(readRevision, { params: { id, number } })),
      providesTags: ['pages'],
    }),
    restoreRevision: build.mutation({
      ...asks(({ id, number, version }: RevisionOf & { readonly version: number }) =>
        call(restoreRevision, { params: { id, number }, body: { version } }),
      ),
      invalidatesTags: ['pages'],
    }),
    plans: build.query({ ...asks((query: PlansQuery) => call(listPlans, { query })), providesTags: ['pages'] }),
    planPublication: build.mutation({
      ...asks(({ id, plan }: Plan) => call(planPublication, { params: { id }, body: plan })),
      invalidatesTags: ['pages'],
    }),
    cancelPlan: build.mutation({
      ...asks((id: string) => call(cancelPlan, { params: { id } })),
      invalidatesTags: ['pages'],
    }),
    pageLinks: build.query({
      ...asks((id: string) => call(listPageLinks, { params: { id } })),
      providesTags: ['pages'],
    }),
    redirects: build.query({
      ...asks((query: RedirectsQuery) => call(listRedirects, { query })),
      providesTags: ['pages'],
    }),
    deleteRedirect: build.mutation({
      ...asks((slug: string) => call(deleteRedirect, { params: { slug } })),
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
