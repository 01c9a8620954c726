import { type ApiKeyPage, type ApiKeyRecord, listApiKeys } from '@pruefer/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

const MOST_FOUND = 6;

/** Keys by a part of their client's name, e-mail address or own id. */
const foundKeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    foundKeys: build.query<readonly ApiKeyRecord[], string>({
      query: (search) => call(listApiKeys, undefined, {}, { search, showRenewed: true, limit: MOST_FOUND }),
      transformResponse: ({ items }: ApiKeyPage) => items,
      providesTags: ['apiKeys'],
    }),
  }),
});

export const { useFoundKeysQuery } = foundKeysApi;
