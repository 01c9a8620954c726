import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { isServerThere } from '~/ui/lazy/is-server-there.js';
import type { CallError } from '../http/call-error.js';
import { connectionLost, connectionRestored, type ConnectionState } from './connection.slice.js';
import { requestOnce } from '../http/request-once.js';
import type { Call } from '../http/request.js';
import { sessionEnded } from './session.slice.js';

/** Time that unused answers stay in the cache, in seconds. */
const KEPT_SECONDS = 300;

const tagTypes = [
  'currentUser',
  'sessions',
  'recoveryCodes',
  'users',
  'apiKeys',
  'logs',
  'settings',
  'homepage',
  'pages',
  'images',
  'jobs',
  'schedules',
  'bankData',
  'backups',
  'logRows',
  'retention',
] as const;

/** Names data that a change makes old. */
export type Tag = (typeof tagTypes)[number];

const send: BaseQueryFn<Call<unknown>, unknown, CallError> = async (
  call,
  { signal, dispatch, getState, type, forced },
) => {
  const result = await requestOnce(call, { signal, repeats: type === 'query' && forced === true });
  if (result.error?.endsSession) dispatch(sessionEnded());
  const wasLost = (getState() as ConnectionState).connection.isLost;
  const isLost = result.error !== undefined && (await saysLineIsLost(result.error, wasLost));
  // An aborted call says nothing about the connection.
  if (isLost !== wasLost && !signal.aborted) dispatch(isLost ? connectionLost() : connectionRestored());
  return result;
};

/** A late call may be the only slow one: the connection counts as lost if the server answers no other call either. */
async function saysLineIsLost({ status, isLate }: CallError, wasLost: boolean): Promise<boolean> {
  if (status !== null) return false;
  return wasLost || !isLate || !(await isServerThere());
}

/**
 * The one slice of server answers. It has no endpoints: each feature injects its calls. Loaded data never expires and
 * is not loaded again on focus, only when the connection is back; lists set how often they poll.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: send,
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnReconnect: true,
  tagTypes,
  endpoints: () => ({}),
});
