import { cancelFileJobOfKey, listFileJobsOfKey, type PageQuery } from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';

type PageOfKey = PageQuery & { readonly id: string };

interface Cancellation {
  readonly id: string;
  readonly jobId: string;
}

/** File jobs of a key's contract. */
const fileJobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    fileJobsOfKey: build.query({
      ...apiCall(({ id, ...query }: PageOfKey) => call(listFileJobsOfKey, { params: { id }, query })),
      providesTags: ['apiKeys'],
    }),
    cancelFileJobOfKey: build.mutation({
      ...apiCall((params: Cancellation) => call(cancelFileJobOfKey, { params })),
      invalidatesTags: ['apiKeys'],
    }),
  }),
});

export const { useFileJobsOfKeyQuery, useCancelFileJobOfKeyMutation } = fileJobsApi;
