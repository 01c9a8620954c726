import { discardCheck, startRestore, type StartRestoreBody } from '@pruefer/contracts';
import { apiCall } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

interface Restore {
  /** Id of the checked file. */
  readonly id: string;
  readonly body: StartRestoreBody;
}

/** The actions on a file that the server has checked. */
const restoreApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    startRestore: build.mutation(apiCall(({ id, body }: Restore) => call(startRestore, { params: { id }, body }))),
    discardCheck: build.mutation(apiCall((id: string) => call(discardCheck, { params: { id } }))),
  }),
});

export const { useStartRestoreMutation, useDiscardCheckMutation } = restoreApi;
