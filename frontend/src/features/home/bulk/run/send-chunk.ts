import type { BulkAnswer, BulkResult, ProblemBody, ValidateIbansBody } from '@pruefer/contracts';
import { type CallError, callErrorOf } from '~/api/base/call-error.js';
import { sendWithKey } from './send-with-key.js';

/** The checked part of a line of a list. */
export interface Line {
  readonly line: number;
  readonly iban: string;
}

/** The lines of one call. */
export interface Chunk {
  readonly lines: readonly Line[];
  /** Idempotency key: a chunk that is sent again is charged once. */
  readonly idempotencyKey: string;
}

export interface ChunkError extends CallError {
  /** Remaining checks of the quota; null when the quota is not the reason. */
  readonly available: number | null;
  /** IBANs that the key may check in a minute; null when that limit is not the reason. */
  readonly perMinute: number | null;
}

export type ChunkAnswer =
  | { readonly results: readonly BulkResult[]; readonly error?: undefined }
  | { readonly results?: undefined; readonly error: ChunkError };

/** The contract's `validateIbans`, described here because its classes would load validators into the public page. */
const PATH = '/api/v1/ibans/validate';
/** Longer texts are cut: no IBAN is longer, and a call may have 256 KiB. */
const MOST_CHARACTERS = 64;

/** Sends the IBANs of a chunk and nothing else of the list, without the session of a signed-in user. Never throws. */
export async function sendChunk({ lines, idempotencyKey }: Chunk, apiKey: string, send = fetch): Promise<ChunkAnswer> {
  const items = lines.map(({ line, iban }) => ({ iban: iban.slice(0, MOST_CHARACTERS), reference: String(line) }));
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey };
  const call = {
    method: 'POST',
    path: PATH,
    apiKey,
    headers,
    body: JSON.stringify({ items } satisfies ValidateIbansBody),
  };
  const { data, error } = await sendWithKey(
    call,
    async (response) => ({ data: answerIn(response, await response.text()) }),
    send,
  );
  return data ?? { error: { ...error, available: null, perMinute: null } };
}

function answerIn(response: Response, body: string): ChunkAnswer {
  const answer = parsedOf(body);
  if (response.ok && answer?.results) return { results: answer.results };
  const error = callErrorOf(response, body);
  return { error: { ...error, available: availableIn(error, answer), perMinute: perMinuteIn(error, response) } };
}

/** What the gateway sends is of the contract's type; the page of a proxy is none. */
function parsedOf(body: string): Partial<BulkAnswer & ProblemBody> | null {
  try {
    return JSON.parse(body) as Partial<BulkAnswer & ProblemBody> | null;
  } catch {
    return null;
  }
}

function availableIn({ code }: CallError, problem: Partial<ProblemBody> | null): number | null {
  if (code === 'quota_exceeded') return 0;
  return code === 'quota_insufficient' ? (problem?.available ?? 0) : null;
}

function perMinuteIn({ code }: CallError, { headers }: Response): number | null {
  const requests = /;q=(\d+);w=60\b/.exec(headers.get('RateLimit-Policy') ?? '')?.[1];
  return code === 'rate_limited' && requests ? Number(requests) : null;
}
