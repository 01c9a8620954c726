import {
  endAllSessions,
  endSession,
  listSessions,
  readRecoveryCodes,
  renewRecoveryCodes,
  type RenewRecoveryCodes,
} from '@pruefer/contracts';
import { asks } from '../../api/base/asks.js';
import { baseApi } from '../../api/base/base-api.js';
import { call } from '../../api/base/call.js';

/** One's own sessions and recovery codes. New codes come by mutation, so that none stays in a cache. */
export const ownAccountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query({ ...asks(() => call(listSessions)), providesTags: ['sessions'] }),
    endSession: build.mutation({
      ...asks((id: string) => call(endSession, { params: { id } })),
      // An error because the session has already ended means that the list is old, too.
      invalidatesTags: ['sessions'],
    }),
    endAllSessions: build.mutation(asks(() => call(endAllSessions))),
    recoveryCodesLeft: build.query({ ...asks(() => call(readRecoveryCodes)), providesTags: ['recoveryCodes'] }),
    renewRecoveryCodes: build.mutation({
      ...asks((body: RenewRecoveryCodes) => call(renewRecoveryCodes, { body })),
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
