import { listRegistryReleases, withdrawRegistryRelease } from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';

/** Loaded releases of the IBAN registry. */
const registryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registryReleases: build.query({
      ...apiCall(() => call(listRegistryReleases)),
      providesTags: ['bankData'],
    }),
    withdrawRegistryRelease: build.mutation({
      ...apiCall((version: string) => call(withdrawRegistryRelease, { params: { version } })),
      invalidatesTags: ['bankData'],
    }),
  }),
});

export const { useRegistryReleasesQuery, useWithdrawRegistryReleaseMutation } = registryApi;
