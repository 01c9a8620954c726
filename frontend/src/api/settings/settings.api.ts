import { readSystemConfig, type SaveSystemConfig, saveSystemConfig } from '@pruefer/contracts';
import { asks } from '../base/asks.js';
import { baseApi } from '../base/base-api.js';
import { call } from '../base/call.js';

/** The settings, as far as screens follow and save them. */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    systemConfig: build.query({ ...asks(() => call(readSystemConfig)), providesTags: ['settings'] }),
    saveSystemConfig: build.mutation({
      ...asks((body: SaveSystemConfig) => call(saveSystemConfig, { body })),
      // A save on an old state is refused: the screen follows the one of now.
      invalidatesTags: ['settings', 'logs'],
    }),
  }),
});

export const { useSystemConfigQuery, useSaveSystemConfigMutation } = settingsApi;
