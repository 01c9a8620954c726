import {
  endAllSessions,
  endSession,
  listSessions,
  type Message,
  type OwnSession,
  readRecoveryCodes,
  type RecoveryCodesLeft,
  type RenewedRecoveryCodes,
  renewRecoveryCodes,
  type RenewRecoveryCodes,
} from '@pruefer/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

/** One's own sessions and recovery codes. New codes come by mutation, so that none stays in a cache. */
export const ownAccountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<OwnSession[], void>({ query: () => call(listSessions), providesTags: ['sessions'] }),
    endSession: build.mutation<Message, string>({
      query: (id) => call(endSession, undefined, { id }),
      // One that is gone already is news, too.
      invalidatesTags: ['sessions'],
    }),
    endAllSessions: build.mutation<Message, void>({ query: () => call(endAllSessions) }),
    recoveryCodesLeft: build.query<RecoveryCodesLeft, void>({
      query: () => call(readRecoveryCodes),
      providesTags: ['recoveryCodes'],
    }),
    renewRecoveryCodes: build.mutation<RenewedRecoveryCodes, RenewRecoveryCodes>({
      query: (proof) => call(renewRecoveryCodes, proof),
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
