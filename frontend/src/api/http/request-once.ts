import { randomHex } from './random-hex.js';
import { type Answered, type Call, request, type RequestSettings } from './request.js';

const KEY_BYTES = 16;
const MAX_OPEN = 20;
/** The service repeats an answer for a day; a user who sends the same so much later means it anew. */
const MAX_AGE_MS = 10 * 60_000;
const IN_PROGRESS = 409;
/** Calls with unknown outcome, by the request sent: their idempotency key, and when it was first used. */
const open = new Map<string, { readonly key: string; readonly sentAtMs: number }>();

/**
 * Sends a call of the console. What a user sends again after an answer that did not come carries the same `Idempotency-Key`: calls that create
 * something do it once, and the others ignore the key.
 */
export async function requestOnce<Data>(
  call: Call<unknown>,
  settings?: RequestSettings,
  readBody?: (response: Response) => Promise<Data>,
): Promise<Answered<Data>> {
  const sentText = sentBy(call);
  const callWithKey = sentText === undefined ? call : { ...call, idempotencyKey: keyFor(sentText) };
  const result = await (readBody
    ? request(callWithKey, settings ?? {}, readBody)
    : request<Data>(callWithKey as Call<Data>, settings));
  if (sentText !== undefined && isSettled(result)) open.delete(sentText);
  return result;
}

/** Identifies what a call sends. @returns undefined for calls that need no key: other methods than POST, and forms */
function sentBy({ method, path, body, isSignedIn }: Call<unknown>): string | undefined {
  if (method !== 'POST' || !isSignedIn || body instanceof FormData) return undefined;
  if (!(body instanceof Blob)) return `${path} ${JSON.stringify(body ?? null)}`;
  return `${path} ${body.type} ${body.size} ${body instanceof File ? body.lastModified : ''}`;
}

function keyFor(sentText: string): string {
  const nowMs = Date.now();
  const before = open.get(sentText);
  const isSameTry = before !== undefined && nowMs - before.sentAtMs < MAX_AGE_MS;
  if (isSameTry) return before.key;
  const key = randomHex(KEY_BYTES);
  open.set(sentText, { key, sentAtMs: nowMs });
  if (open.size > MAX_OPEN) open.delete(open.keys().next().value!);
  return key;
}

function isSettled({ error }: Answered<unknown>): boolean {
  if (!error) return true;
  const { status, code } = error;
  return status !== null && status < 500 && !(status === IN_PROGRESS && code === 'idempotency_in_progress');
}
