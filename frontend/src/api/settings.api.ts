import { readSystemConfig } from '@pruefer/contracts';
import { asks } from './asks.js';
import { baseApi } from './base-api.js';
import { call } from './call.js';

/** The settings, as far as screens follow them. */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    systemConfig: build.query(asks(() => call(readSystemConfig))),
  }),
});

export const { useSystemConfigQuery } = settingsApi;
