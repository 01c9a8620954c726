import { IbanApiProblem, type ProblemFields } from '../errors.js';

/**
 * Reads the JSON of a successful answer.
 * @throws IbanApiProblem `unreadable_answer` for anything else; the error of `fetch` when the connection is lost
 */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  const answer = parsed(text);
  if (typeof answer !== 'object' || answer === null) throw unreadable(response);
  return answer as Answer;
}

/** Reads the problem of an answer that is not successful. Never throws: the status is known without a body. */
export async function readProblem(response: Response): Promise<IbanApiProblem> {
  const body = parsed(await response.text().catch(() => ''));
  if (!isProblem(body)) return unreadable(response);
  const { code, status, title, detail, requestId, errors, needed, available } = body;
  return new IbanApiProblem({
    code,
    status,
    title,
    detail,
    requestId,
    needed,
    available,
    errors: errors ?? [],
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
    perMinute: code === 'rate_limited' ? parseMinuteQuota(response.headers) : undefined,
  });
}

/** The body of a problem (RFC 9457) as the contracts define it; the optional fields are left out by some codes. */
type ProblemJson = Pick<ProblemFields, 'code' | 'status' | 'title' | 'detail'> & Partial<ProblemFields>;

function isProblem(body: unknown): body is ProblemJson {
  if (typeof body !== 'object' || body === null) return false;
  const { code, status, detail } = body as Partial<Record<keyof ProblemJson, unknown>>;
  return typeof code === 'string' && typeof status === 'number' && typeof detail === 'string';
}

function unreadable({ status, headers }: Response): IbanApiProblem {
  return new IbanApiProblem({
    code: 'unreadable_answer',
    status,
    title: '',
    detail: `The answer with status ${status} is not one of the IBAN API. Does the base URL lead to it?`,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: parseRetryAfter(headers.get('retry-after')),
    errors: [],
    needed: undefined,
    available: undefined,
    perMinute: undefined,
  });
}

/**
 * @param header `Retry-After`: seconds, or a date (RFC 9110)
 * @param now milliseconds since 1970
 * @returns seconds, never negative; undefined without a readable header
 */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1_000);
}

/** @returns the quota of a policy whose window is a minute */
function parseMinuteQuota(headers: Headers): number | undefined {
  const quota = /;q=(\d+);w=60\b/.exec(headers.get('ratelimit-policy') ?? '')?.[1];
  return quota === undefined ? undefined : Number(quota);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
