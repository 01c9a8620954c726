import { readSystemConfig, type SaveSystemConfigBody, saveSystemConfig } from '@pruefer/contracts';
import { apiCall } from '../base/api-call.js';
import { baseApi } from '../base/base-api.js';
import { call } from '../http/call.js';

const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    systemConfig: build.query({ ...apiCall(() => call(readSystemConfig)), providesTags: ['settings'] }),
    saveSystemConfig: build.mutation({
      ...apiCall((body: SaveSystemConfigBody) => call(saveSystemConfig, { body })),
      // A save on an old state is refused: the screen then shows the current state.
      invalidatesTags: ['settings', 'logs'],
    }),
  }),
});

export const { useSystemConfigQuery, useSaveSystemConfigMutation } = settingsApi;
