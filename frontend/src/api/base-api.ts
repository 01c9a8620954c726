import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type CallError, callErrorOf, unanswered } from './call-error.js';

/** One request to the gateway, as `call` makes it from an endpoint of the contract. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** The gateway gives up after 3 s itself; the rest is for the visitor's line. */
const TIMEOUT_MS = 10_000;

const send: BaseQueryFn<Call, unknown, CallError> = async ({ method, path, body }, { signal }) => {
  try {
    const response = await fetch(new URL(path, window.location.origin), {
      method,
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) return { error: callErrorOf(response, await response.text()) };
    return { data: await response.json() };
  } catch (reason) {
    return { error: unanswered(String(reason)) };
  }
};

/** The one slice of server answers. It has no endpoints of its own: each feature injects what it calls. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery: send, endpoints: () => ({}) });
