import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

/** One answer as its caller saw it; status 0 when the connection broke before an answer came. */
export interface CheckResponse {
  readonly requestId: string;
  readonly key: string | null;
  readonly status: number;
  /** The verdict; null for a refusal. */
  readonly valid: boolean | null;
  /** The code of a refusal; null for a verdict. */
  readonly code: string | null;
  /** What the headers say is left of the quota; null when they say nothing of it. */
  readonly remaining: number | null;
  readonly sentAt: number;
  readonly tookMs: number;
}

interface Call {
  readonly iban: string;
  /** null: a public check. */
  readonly key: string | null;
  /** Made-up address of the caller, believed because the test's own address is a trusted proxy. */
  readonly address?: string;
}

export interface Load {
  readonly url: string;
  readonly clients: number;
  /** Duration in milliseconds; 20 s by default, COUNTED_TIMEOUT_MS when `calls` is set. */
  readonly durationMs?: number;
  /** Number of calls of all clients together; unlimited by default. */
  readonly calls?: number;
  /** Continues after the duration until this returns true, for at most COUNTED_TIMEOUT_MS since the start. */
  readonly isEnough?: (responses: readonly CheckResponse[]) => boolean;
  /** Pause of each client after an answer, to leave processor time for other measurements. */
  readonly pauseMs?: number;
  readonly call: (n: number) => Call;
}

const CALL_TIMEOUT_MS = 8_000;
const AFTER_A_BREAK_MS = 50;
/** Time limit of a load that ends with its last call or answer, on slow machines too. */
const COUNTED_TIMEOUT_MS = 180_000;

/** Sends one check and notes what its caller saw. */
async function sendCheck(pool: Pool, call: Call): Promise<CheckResponse> {
  const requestId = randomUUID();
  const sentAt = Date.now();
  const seenAnswer = (
    status: number,
    body: { valid?: boolean; code?: string },
    remaining: number | null,
  ): CheckResponse => {
    const { valid = null, code = null } = body;
    return { requestId, key: call.key, status, valid, code, remaining, sentAt, tookMs: Date.now() - sentAt };
  };
  try {
    const response = await pool.request({
      method: 'POST',
      path: '/api/validate-iban',
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestId,
        ...(call.key !== null && { 'x-api-key': call.key }),
        ...(call.address !== undefined && { 'x-forwarded-for': call.address }),
      },
      body: JSON.stringify({ iban: call.iban }),
      headersTimeout: CALL_TIMEOUT_MS,
      bodyTimeout: CALL_TIMEOUT_MS,
    });
    const body = (await response.body.json()) as { valid?: boolean; code?: string };
    return seenAnswer(response.statusCode, body, remainingIn(response.headers['ratelimit']));
  } catch {
    return seenAnswer(0, {}, null);
  }
}

function remainingIn(header: string | string[] | undefined): number | null {
  const [, remaining] = /"kontingent";r=(\d+)/.exec(String(header)) ?? [];
  return remaining === undefined ? null : Number(remaining);
}

/** Runs a bounded number of clients side by side, each waiting for its answer before it asks again. Gives every answer that was seen. */
export async function runLoad(load: Load): Promise<CheckResponse[]> {
  const pool = new Pool(load.url, { connections: load.clients, connect: { timeout: 2_000 } });
  const startedAt = Date.now();
  const endsAt = startedAt + (load.durationMs ?? (load.calls === undefined ? 20_000 : COUNTED_TIMEOUT_MS));
  const responses: CheckResponse[] = [];
  let sentCalls = 0;
  const goesOn = (): boolean => {
    if (Date.now() < endsAt) return sentCalls < (load.calls ?? Infinity);
    return !(load.isEnough?.(responses) ?? true) && Date.now() < startedAt + COUNTED_TIMEOUT_MS;
  };
  const client = async (): Promise<void> => {
    while (goesOn()) {
      const response = await sendCheck(pool, load.call(sentCalls++));
      responses.push(response);
      const pauseMs = response.status === 0 ? AFTER_A_BREAK_MS : load.pauseMs;
      if (pauseMs) await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  await pool.destroy();
  return responses;
}

/** Answers that carry a verdict: exactly those that are charged when they have a key. */
export function verdicts(responses: readonly CheckResponse[]): CheckResponse[] {
  return responses.filter(({ status, valid }) => status === 200 && valid !== null);
}

export function keyedAnswers(responses: readonly CheckResponse[]): CheckResponse[] {
  return responses.filter(({ key }) => key !== null);
}

/** Answers of public checks. */
export function publicAnswers(responses: readonly CheckResponse[]): CheckResponse[] {
  return responses.filter(({ key }) => key === null);
}

/** Answers of checks that were sent between two moments, in epoch milliseconds. */
export function answersBetween(responses: readonly CheckResponse[], from: number, to: number): CheckResponse[] {
  return responses.filter(({ sentAt }) => sentAt >= from && sentAt < to);
}

/** How many of them are verdicts, from 0 to 1. */
export function verdictShare(responses: readonly CheckResponse[]): number {
  return verdicts(responses).length / responses.length;
}
