import { readFooterConfig, type SaveFooterConfig, saveFooterConfig } from '@pruefer/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { asks } from '~/api/base/asks.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/base/call.js';
import { savedBy } from '~/api/base/saved.js';

/** The footer: staff reads what visitors read, and saves it as a whole. */
export const footerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    footerConfig: build.query(asks(() => call(readFooterConfig))),
    saveFooterConfig: build.mutation(asks((body: SaveFooterConfig) => call(saveFooterConfig, { body }))),
  }),
});

export const { useFooterConfigQuery } = footerApi;
const { useSaveFooterConfigMutation } = footerApi;

type ApiState = Parameters<ReturnType<typeof footerApi.endpoints.footerConfig.select>>[0];

/** Saves the footer. Visitors see the change a moment later: until then the console shows the answer. */
export function useSaveFooter() {
  const [send] = useSaveFooterConfigMutation();
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return async (footer: SaveFooterConfig) => {
    const result = savedBy(await send(footer));
    if (result.state) void dispatch(footerApi.util.upsertQueryData('footerConfig', undefined, result.state));
    return result;
  };
}
