import { listPublicPages } from '@pruefer/contracts';
import { apiCall } from '../store/api-call.js';
import { baseApi } from '../store/base-api.js';
import { call } from '../http/call.js';

const publicPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicPages: build.query(apiCall(() => call(listPublicPages))),
  }),
});

export const { usePublicPagesQuery } = publicPagesApi;
