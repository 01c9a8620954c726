import { saveHeaderConfig, type SaveHeaderConfigBody } from '@pruefer/contracts';
import { useApiDispatch } from '~/api/store/use-api-dispatch.js';
import { apiCall } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import { headerConfigApi } from '~/api/content/header.api.js';
import { saveResult } from '~/api/store/save-result.js';

/** The header is saved as a whole. */
const headerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveHeaderConfig: build.mutation(apiCall((body: SaveHeaderConfigBody) => call(saveHeaderConfig, { body }))),
  }),
});

const { useSaveHeaderConfigMutation } = headerApi;

/** Saves the header. Visitors see the change a moment later: until then the console shows the answer. */
export function useSaveHeader() {
  const [send] = useSaveHeaderConfigMutation();
  const dispatch = useApiDispatch();
  return async (header: SaveHeaderConfigBody) => {
    const result = saveResult(await send(header));
    if (result.state) void dispatch(headerConfigApi.util.upsertQueryData('headerConfig', undefined, result.state));
    return result;
  };
}
