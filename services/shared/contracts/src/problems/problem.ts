import { type Language, type LocalizedText, textIn } from '../language.js';
import { problemsInEnglish, titlesInEnglish } from './problems-in-english.js';
import { type ProblemCode, problems, type ProblemStatus } from '../problems.js';

/** German title of each status; the sentence of a code is in its definition. */
const titles: Readonly<Record<ProblemStatus, string>> = {
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

/** A wrong field, as its finder describes it for readers of any language. */
export interface TranslatableFieldProblem extends Omit<FieldProblem, 'message'> {
  readonly message: LocalizedText;
}

interface ProblemDetails {
  readonly errors?: readonly TranslatableFieldProblem[];
  readonly retryAfterSeconds?: number;
  /** Replaces the code's sentence, for instance to name a setting of the operator. */
  readonly text?: LocalizedText;
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
    super(textIn(details.text ?? problems[code].text, 'de'));
    this.name = 'Problem';
  }
}

/** Body of every error answer (RFC 9457); `message` repeats `detail` for clients that only read `message`. */
export interface ProblemBody {
  readonly type: string;
  /** Title of the status, the same for all its codes. */
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
  /** The current record for `version_conflict`, the existing booking for `order_already_booked`. */
  readonly current?: object;
  /** Checks that the call needs, and remaining calls; only for `quota_insufficient`. */
  readonly needed?: number;
  readonly available?: number;
}

/** Paths of calls whose clients read the sentence from `error`. */
const namesError: ReadonlySet<string> = new Set(['/api/admin/import-bank-data']);

/** The sentence of a code. */
export function getProblemSentence(code: ProblemCode): Readonly<Record<Language, string>> {
  return { de: problems[code].text, en: problemsInEnglish[code] };
}

interface RequestFacts {
  readonly requestId: string;
  /** Path without its query. */
  readonly instance: string;
  readonly traceId?: string;
}

/** Builds the `application/problem+json` body of a code. @param language of title and sentences */
export function problemBody(
  code: ProblemCode,
  { requestId, instance, traceId }: RequestFacts,
  { errors, current, shortage, text = getProblemSentence(code) }: ProblemDetails = {},
  language: Language = 'de',
): ProblemBody {
  const { status } = problems[code];
  const sentence = textIn(text, language);
  return {
    type: `/fehler/${code}`,
    title: (language === 'de' ? titles : titlesInEnglish)[status],
    status,
    detail: sentence,
    instance,
    code,
    requestId,
    ...(traceId !== undefined && { traceId }),
    message: sentence,
    ...(namesError.has(instance) && { error: sentence }),
    ...(errors && { errors: errors.map((problem) => ({ ...problem, message: textIn(problem.message, language) })) }),
    ...(current && { current }),
    ...shortage,
  };
}
