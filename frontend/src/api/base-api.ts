import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { takeActivity } from './activity.js';
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
  const repeats = type === 'query' && forced === true;
  try {
    const response = await fetch(new URL(request.path, window.location.origin), {
      method: request.method,
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: headersOf(request, repeats),
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

/** @param repeats the screen asks by itself: that alone must not keep a session alive */
function headersOf({ body, isSignedIn }: Call, repeats: boolean): Record<string, string> {
  const token = isSignedIn ? readToken() : null;
  return {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(token && (!repeats || takeActivity()) && { 'X-Activity': 'user' }),
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
