import { listRegistryReleases, withdrawRegistryRelease } from '@pruefer/contracts';
import { apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

/** Loaded releases of the IBAN registry. */
const registryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registryReleases: build.query(apiRead('bankData', () => call(listRegistryReleases))),
    withdrawRegistryRelease: build.mutation(
      apiChange('bankData', (version: string) => call(withdrawRegistryRelease, { params: { version } })),
    ),
  }),
});

export const { useRegistryReleasesQuery, useWithdrawRegistryReleaseMutation } = registryApi;
