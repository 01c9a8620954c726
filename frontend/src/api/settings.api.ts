import { readSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { baseApi } from './base-api.js';
import { call } from './call.js';

/** The settings, as far as screens follow them. */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    systemConfig: build.query<StoredSystemConfig, void>({ query: () => call(readSystemConfig) }),
  }),
});

export const { useSystemConfigQuery } = settingsApi;
