import { listErasures, readRetention, type LogRetention, saveRetention } from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';

/** Retention and erasures. The IBAN of an erasure never enters the store. */
const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    retention: build.query({ ...apiCall(() => call(readRetention)), providesTags: ['retention'] }),
    saveRetention: build.mutation({
      ...apiCall((body: LogRetention) => call(saveRetention, { body })),
      invalidatesTags: ['retention', 'schedules'],
    }),
    erasures: build.query({
      ...apiCall((query: { readonly limit: number; readonly offset: number }) => call(listErasures, { query })),
      providesTags: ['retention'],
    }),
  }),
});

export const { useRetentionQuery, useSaveRetentionMutation, useErasuresQuery } = privacyApi;
