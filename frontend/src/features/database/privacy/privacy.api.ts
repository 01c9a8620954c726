import { listErasures, type LogRetention, readRetention, saveRetention } from '@pruefer/contracts';
import { apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

/** Retention and erasures. The IBAN of an erasure never enters the store. */
const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    retention: build.query(apiRead('retention', () => call(readRetention))),
    saveRetention: build.mutation(
      apiChange(['retention', 'schedules'], (body: LogRetention) => call(saveRetention, { body })),
    ),
    erasures: build.query(
      apiRead('retention', (query: { readonly limit: number; readonly offset: number }) =>
        call(listErasures, { query }),
      ),
    ),
  }),
});

export const { useRetentionQuery, useSaveRetentionMutation, useErasuresQuery } = privacyApi;
