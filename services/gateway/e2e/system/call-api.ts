import { setTimeout as sleep } from 'node:timers/promises';
import { validateIban } from '@pruefer/contracts';
import { someIpAddress } from '@pruefer/testkit';
import type { RunningSystem } from './running-system.js';
import { VALID_IBANS } from './sample-ibans.js';

export interface ApiCall {
  /** Default: the path of the check. */
  readonly path?: string;
  /** Default: POST with a body, GET without one. */
  readonly method?: string | undefined;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Sends a call of a customer, from another address each time. */
export function callApi(
  { url }: Pick<RunningSystem, 'url'>,
  { path = validateIban.path, method, key, headers, body, signal }: ApiCall,
): Promise<Response> {
  const hasBody = body !== undefined;
  return fetch(url + path, {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      'x-forwarded-for': someIpAddress(),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(key && { 'x-api-key': key }),
      ...headers,
    },
    ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** Checks an IBAN with a key, as a customer does; a valid one if none is given. */
export function checkWith(system: RunningSystem, key: string, iban: string = VALID_IBANS[0]): Promise<Response> {
  return callApi(system, { key, body: { iban } });
}

/** A customer gives up on a call that nobody answers; no fault of the suites lasts so long. */
const MAX_ATTEMPTS = 300;
const ATTEMPT_TIMEOUT_MS = 8_000;
const PAUSE_MS = 100;

/** Repeats a call until it is answered with 200, as docs/api tells customers to. @returns its answer */
export async function callUntilAnswered(system: RunningSystem, call: ApiCall): Promise<string> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const answer = callApi(system, { ...call, signal }).then((response) => (response.ok ? response.text() : undefined));
    const text = await answer.catch(() => undefined);
    if (text !== undefined) return text;
    await sleep(PAUSE_MS);
  }
  throw new Error('the call is never answered');
}
