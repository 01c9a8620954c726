import { listPublicPages } from '@pruefer/contracts';
import { apiCall } from '../base/api-call.js';
import { baseApi } from '../base/base-api.js';
import { call } from '../http/call.js';

const publicPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicPages: build.query(apiCall(() => call(listPublicPages))),
  }),
});

export const { usePublicPagesQuery } = publicPagesApi;
