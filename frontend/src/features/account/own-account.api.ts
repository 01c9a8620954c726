import {
  endAllSessions,
  endSession,
  listSessions,
  readRecoveryCodes,
  renewRecoveryCodes,
  type RenewRecoveryCodesBody,
} from '@pruefer/contracts';
import { apiCall, apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

/** The user's own sessions and recovery codes. New codes are requested by a mutation, so that no cache keeps them. */
const ownAccountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query(apiRead('sessions', () => call(listSessions))),
    // An error because the session has already ended means that the list is old, too.
    endSession: build.mutation(apiChange('sessions', (id: string) => call(endSession, { params: { id } }))),
    endAllSessions: build.mutation(apiCall(() => call(endAllSessions))),
    recoveryCodesLeft: build.query(apiRead('recoveryCodes', () => call(readRecoveryCodes))),
    renewRecoveryCodes: build.mutation({
      ...apiCall((body: RenewRecoveryCodesBody) => call(renewRecoveryCodes, { body })),
      invalidatesTags: (_, error) => (error ? [] : ['recoveryCodes', 'sessions']),
    }),
  }),
});

export const {
  useSessionsQuery,
  useEndSessionMutation,
  useEndAllSessionsMutation,
  useRecoveryCodesLeftQuery,
  useRenewRecoveryCodesMutation,
} = ownAccountApi;
