import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { readToken } from './auth-token.js';
import { type CallError, callErrorOf, unanswered } from './call-error.js';
import { sessionEnded } from './session.slice.js';

/** One request to the gateway, as `call` makes it from an endpoint of the contract. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Carries the token of whoever is signed in. */
  readonly isSignedIn?: boolean;
}

/** The gateway gives up after 3 s itself; the rest is for the visitor's line. */
const TIMEOUT_MS = 10_000;
/** How long an answer that no screen shows any more is kept. */
const KEPT_SECONDS = 300;

const send: BaseQueryFn<Call, unknown, CallError> = async (request, { signal, dispatch, type, forced }) => {
  const isPoll = type === 'query' && forced === true;
  try {
    const response = await fetch(new URL(request.path, window.location.origin), {
      method: request.method,
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: headersOf(request, isPoll),
      ...(request.body && { body: JSON.stringify(request.body) }),
    });
    if (response.ok) return { data: await response.json() };
    const error = callErrorOf(response, await response.text());
    if (request.isSignedIn && endsSession(error)) dispatch(sessionEnded());
    return { error };
  } catch (reason) {
    return { error: unanswered(String(reason)) };
  }
};

function headersOf({ body, isSignedIn }: Call, isPoll: boolean): Record<string, string> {
  const token = isSignedIn ? readToken() : null;
  return {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    // Nobody sits in front of a poll: it must not keep a session alive.
    ...(token && isPoll && { 'X-Poll': '1' }),
  };
}

/** A wrong password is a 401 too, but with a code of its own. */
function endsSession({ status, code }: CallError): boolean {
  return status === 401 && (code === null || code === 'unauthorized');
}

/**
 * The one slice of server answers. It has no endpoints of its own: each feature injects what it calls. What was loaded never goes stale by
 * itself and is not asked for again on focus; lists name how often they poll.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: send,
  keepUnusedDataFor: KEPT_SECONDS,
  tagTypes: ['currentUser', 'users'],
  endpoints: () => ({}),
});
