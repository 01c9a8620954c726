import { listPublicPages } from '@pruefer/contracts';
import { asks } from '../base/asks.js';
import { baseApi } from '../base/base-api.js';
import { call } from '../base/call.js';

/** The published pages, for all that link to them. */
export const publicPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicPages: build.query(asks(() => call(listPublicPages))),
  }),
});

export const { usePublicPagesQuery } = publicPagesApi;
