import { readSystemConfig, saveSystemConfig, type SaveSystemConfigBody } from '@pruefer/contracts';
import { apiChange, apiRead } from '../store/api-call.js';
import { baseApi } from '../store/base-api.js';
import { call } from '../http/call.js';

const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    systemConfig: build.query(apiRead('settings', () => call(readSystemConfig))),
    // A save on an old state is refused: the screen then shows the current state.
    saveSystemConfig: build.mutation(
      apiChange(['settings', 'logs'], (body: SaveSystemConfigBody) => call(saveSystemConfig, { body })),
    ),
  }),
});

export const { useSystemConfigQuery, useSaveSystemConfigMutation } = settingsApi;
