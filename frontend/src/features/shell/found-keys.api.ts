import { listApiKeys } from '@pruefer/contracts';
import { asks } from '../../api/asks.js';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/contract-call.js';

const MOST_FOUND = 6;

/** Keys by a part of their client's name, e-mail address or own id. */
const foundKeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    foundKeys: build.query({
      ...asks(
        (search: string) => call(listApiKeys, { query: { search, showRenewed: 'true', limit: MOST_FOUND } }),
        ({ items }) => items,
      ),
      providesTags: ['apiKeys'],
    }),
  }),
});

export const { useFoundKeysQuery } = foundKeysApi;
