import type { Endpoint, Language } from '@pruefer/contracts';
import { textsIn } from './texts/texts-in.js';

const text = { type: 'string' } as const;

const schemas = {
  'X-Request-Id': text,
  RateLimit: text,
  'RateLimit-Policy': text,
  'Retry-After': { type: 'integer', minimum: 0 },
  'Content-Language': text,
  ETag: text,
  'Idempotency-Replayed': text,
  'X-Test-Key': text,
  'Preference-Applied': text,
} as const;

type HeaderName = keyof typeof schemas;

/** Headers that answers may have, described once in a document. */
export function headerComponents(language: Language): object {
  const { headers } = textsIn[language];
  const names = Object.keys(schemas) as HeaderName[];
  return Object.fromEntries(names.map((name) => [name, { description: headers[name], schema: schemas[name] }]));
}

const limits = ['RateLimit', 'RateLimit-Policy'] as const;
/** Too many requests, or at the moment no answer. */
const retryableStatuses: ReadonlySet<number> = new Set([409, 429, 503]);

/** References to the headers that an answer of this status may have. */
export function buildHeaderReferences({ access, conditional, minimal, problems }: Endpoint, status: number): object {
  const isLimited = access === 'public' || access === 'apiKey';
  const isOk = status === 200;
  const names: HeaderName[] = [
    'X-Request-Id',
    ...(isLimited && status !== 304 ? (['Content-Language'] as const) : []),
    ...(isLimited && (isOk || status === 429) ? limits : []),
    ...(retryableStatuses.has(status) ? (['Retry-After'] as const) : []),
    ...(conditional && (isOk || status === 304) ? (['ETag'] as const) : []),
    ...(isOk && problems.includes('idempotency_key_reused') ? (['Idempotency-Replayed'] as const) : []),
    ...(problems.includes('test_iban_required') ? (['X-Test-Key'] as const) : []),
    ...(isOk && minimal ? (['Preference-Applied'] as const) : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
