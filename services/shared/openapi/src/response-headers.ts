import type { Endpoint } from '@pruefer/contracts';

const text = { type: 'string' } as const;

/** Headers that answers may have, described once in a document. */
export const headerComponents = {
  'X-Request-Id': { description: 'Kennung, mit der der Vorgang zu finden ist', schema: text },
  RateLimit: { description: 'Rest von Ratenlimit und Kontingent, zum Beispiel "api-key";r=499;t=42', schema: text },
  'RateLimit-Policy': { description: 'Ratenlimit und Kontingent, zum Beispiel "api-key";q=500;w=60', schema: text },
  'Retry-After': {
    description: 'Sekunden bis zum nächsten Versuch; fehlt, wenn Warten nicht hilft',
    schema: { type: 'integer', minimum: 0 },
  },
  'Content-Language': { description: 'Sprache der Sätze, wenn die Antwort welche enthält: de oder en', schema: text },
  ETag: { description: 'Fassung der Antwort, für If-None-Match', schema: text },
  'Idempotency-Replayed': {
    description: 'true bei der Wiederholung einer Anfrage mit demselben Idempotency-Key',
    schema: text,
  },
  'X-Test-Key': { description: 'true bei einer erdachten Antwort für einen Testschlüssel', schema: text },
  'Preference-Applied': { description: 'return=minimal, wenn die Antwort die kurze ist', schema: text },
} as const;

type HeaderName = keyof typeof headerComponents;

const limits = ['RateLimit', 'RateLimit-Policy'] as const;
/** Too many requests, or at the moment no answer. */
const passing: ReadonlySet<number> = new Set([409, 429, 503]);

/** References to the headers that an answer of this status may have. */
export function headersOf({ access, conditional, minimal, problems }: Endpoint, status: number): object {
  const isLimited = access === 'public' || access === 'apiKey';
  const isOk = status === 200;
  const names: HeaderName[] = [
    'X-Request-Id',
    ...(isLimited && status !== 304 ? (['Content-Language'] as const) : []),
    ...(isLimited && (isOk || status === 429) ? limits : []),
    ...(passing.has(status) ? (['Retry-After'] as const) : []),
    ...(conditional && (isOk || status === 304) ? (['ETag'] as const) : []),
    ...(isOk && problems.includes('idempotency_key_reused') ? (['Idempotency-Replayed'] as const) : []),
    ...(problems.includes('test_iban_required') ? (['X-Test-Key'] as const) : []),
    ...(isOk && minimal ? (['Preference-Applied'] as const) : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
