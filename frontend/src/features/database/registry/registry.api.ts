import { listRegistryReleases, withdrawRegistryRelease } from '@pruefer/contracts';
import { asks } from '~/api/base/asks.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/base/call.js';

/** Loaded releases of the IBAN registry. */
export const registryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registryReleases: build.query({ ...asks(() => call(listRegistryReleases)), providesTags: ['bankData'] }),
    withdrawRegistryRelease: build.mutation({
      ...asks((version: string) => call(withdrawRegistryRelease, { params: { version } })),
      invalidatesTags: ['bankData'],
    }),
  }),
});

export const { useRegistryReleasesQuery, useWithdrawRegistryReleaseMutation } = registryApi;
