import { readFooterConfig, saveFooterConfig, type SaveFooterConfigBody } from '@pruefer/contracts';
import { useApiDispatch } from '~/api/store/use-api-dispatch.js';
import { apiCall } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import { saveResult } from '~/api/store/save-result.js';

/** The footer: staff reads what visitors read, and saves it as a whole. */
const footerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    footerConfig: build.query(apiCall(() => call(readFooterConfig))),
    saveFooterConfig: build.mutation(apiCall((body: SaveFooterConfigBody) => call(saveFooterConfig, { body }))),
  }),
});

export const { useFooterConfigQuery } = footerApi;
const { useSaveFooterConfigMutation } = footerApi;

/** Saves the footer. Visitors see the change a moment later: until then the console shows the answer. */
export function useSaveFooter() {
  const [send] = useSaveFooterConfigMutation();
  const dispatch = useApiDispatch();
  return async (footer: SaveFooterConfigBody) => {
    const result = saveResult(await send(footer));
    if (result.state) void dispatch(footerApi.util.upsertQueryData('footerConfig', undefined, result.state));
    return result;
  };
}
