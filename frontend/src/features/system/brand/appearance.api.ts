import { readAppearance, saveAppearance, type SaveAppearanceBody } from '@pruefer/contracts';
import { useApiDispatch } from '~/api/store/use-api-dispatch.js';
import { apiCall } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import { saveResult } from '~/api/store/save-result.js';

/** Calls for the appearance of the public site. */
const appearanceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    appearance: build.query(apiCall(() => call(readAppearance))),
    saveAppearance: build.mutation(apiCall((body: SaveAppearanceBody) => call(saveAppearance, { body }))),
  }),
});

export const { useAppearanceQuery } = appearanceApi;
const { useSaveAppearanceMutation } = appearanceApi;

/** Saves the appearance; the screen shows the server's answer, or the state that another user has saved meanwhile. */
export function useSaveAppearance() {
  const [send] = useSaveAppearanceMutation();
  const dispatch = useApiDispatch();
  return async (appearance: SaveAppearanceBody) => {
    const result = saveResult(await send(appearance));
    if (result.state) void dispatch(appearanceApi.util.upsertQueryData('appearance', undefined, result.state));
    else if (result.error.code === 'version_conflict')
      void dispatch(appearanceApi.endpoints.appearance.initiate(undefined, { forceRefetch: true, subscribe: false }));
    return result;
  };
}
