import { alertProblems } from './alerts/alerts.problems.js';
import { authProblems } from './auth/auth.problems.js';
import { siteProblems } from './content/homepage.problems.js';
import { pageProblems } from './content/pages.problems.js';
import { backupProblems } from './database/backups.problems.js';
import { jobProblems } from './database/jobs.problems.js';
import { bankProblems } from './banks/banks.problems.js';
import { fileJobProblems } from './files/file-jobs.problems.js';
import { keyProblems } from './keys/keys.problems.js';
import { logProblems } from './logs/log.problems.js';
import { liveProblems } from './logs/live.problems.js';
import type { Problems } from './problem-definition.js';
import { requestProblems } from './request.problems.js';
import { userProblems } from './users/users.problems.js';
import { validationProblems } from './validation/validation.problems.js';

/** Every problem code of this product. Codes are stable; texts may change. */
export const problems = {
  ...requestProblems,
  ...authProblems,
  ...userProblems,
  ...keyProblems,
  ...alertProblems,
  ...validationProblems,
  ...fileJobProblems,
  ...bankProblems,
  ...logProblems,
  ...liveProblems,
  ...pageProblems,
  ...siteProblems,
  ...jobProblems,
  ...backupProblems,
} as const satisfies Problems;

export type ProblemCode = keyof typeof problems;

/** German title of each status; the sentence of a code is in its definition. */
const titles: Readonly<Record<(typeof problems)[ProblemCode]['status'], string>> = {
  400: 'Ungültige Anfrage',
  401: 'Kein gültiger Zugang',
  403: 'Keine Berechtigung',
  404: 'Nicht gefunden',
  405: 'Methode nicht erlaubt',
  408: 'Zeit überschritten',
  409: 'Widerspruch zum jetzigen Stand',
  413: 'Anfrage zu groß',
  415: 'Format nicht erlaubt',
  422: 'Widersprüchliche Wiederholung',
  429: 'Grenze erreicht',
  500: 'Unerwarteter Fehler',
  503: 'Zurzeit nicht erreichbar',
};

export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

interface ProblemDetails {
  readonly errors?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
  /** Replaces the code's sentence, for instance to name a setting of the operator. */
  readonly text?: string;
  /** The conflicting record: its current state after an edit of an older one, or the existing booking of an order. */
  readonly current?: object;
  /** Checks that a bulk call needs, and what remains of its quota. */
  readonly shortage?: QuotaShortage;
}

interface QuotaShortage {
  readonly needed: number;
  readonly available: number;
}

/** Thrown by domain code; only the platform's filter converts it to an HTTP answer. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
  ) {
    super(details.text ?? problems[code].text);
    this.name = 'Problem';
  }
}

/** Body of every error answer (RFC 9457); `message` repeats `detail` for clients that only read `message`. */
export interface ProblemBody {
  readonly type: string;
  /** German title of the status, the same for all its codes. */
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly requestId: string;
  /** Set if the request was traced. */
  readonly traceId?: string;
  readonly message: string;
  /** Copy of the sentence, for clients that read `error`. */
  readonly error?: string;
  readonly errors?: readonly FieldProblem[];
  /** With `version_conflict` the current record, with `order_already_booked` the existing booking. */
  readonly current?: object;
  /** With `quota_insufficient`: checks that the call needs, and what remains. */
  readonly needed?: number;
  readonly available?: number;
}

/** Paths of calls whose clients read the sentence from `error`. */
const namesError: ReadonlySet<string> = new Set(['/api/admin/import-bank-data']);

/** Builds the `application/problem+json` body of a code. @param request `instance` is the path without its query */
export function problemBody(
  code: ProblemCode,
  request: { requestId: string; instance: string; traceId?: string },
  { errors, current, shortage, text = problems[code].text }: ProblemDetails = {},
): ProblemBody {
  const { status } = problems[code];
  return {
    type: `/fehler/${code}`,
    title: titles[status],
    status,
    detail: text,
    instance: request.instance,
    code,
    requestId: request.requestId,
    ...(request.traceId !== undefined && { traceId: request.traceId }),
    message: text,
    ...(namesError.has(request.instance) && { error: text }),
    ...(errors && { errors }),
    ...(current && { current }),
    ...shortage,
  };
}
