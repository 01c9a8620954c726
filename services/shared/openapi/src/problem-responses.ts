import {
  type Endpoint,
  problemBody,
  type ProblemBody,
  type ProblemCode,
  problems,
  problemsOf,
} from '@pruefer/contracts';
import { headersOf } from './response-headers.js';

const text = { type: 'string' } as const;

const fieldProblem = {
  type: 'object',
  properties: { field: text, code: text, message: text },
  required: ['field', 'code', 'message'],
} as const;

export const problemSchema = {
  type: 'object',
  description: 'Fehler nach RFC 9457; code bleibt gleich, auch wenn der Satz verbessert wird.',
  properties: {
    type: { ...text, description: 'Adresse der Seite mit Ursache und Rat' },
    title: { ...text, description: 'Art des Fehlers' },
    status: { type: 'integer' },
    detail: { ...text, description: 'Satz für Menschen' },
    instance: { ...text, description: 'Pfad der Anfrage' },
    code: text,
    requestId: { ...text, description: 'Kennung, mit der der Vorgang zu finden ist' },
    traceId: { ...text, description: 'Kennung der Ablaufverfolgung, bei Anfragen, deren Ablauf verfolgt wird' },
    message: { ...text, description: 'dasselbe wie detail' },
    error: { ...text, description: 'dasselbe wie detail, nur beim Import der Bankdaten' },
    errors: { type: 'array', items: fieldProblem, description: 'was an einzelnen Feldern falsch ist' },
    current: { type: 'object', description: 'was im Weg steht, in seinem jetzigen Stand' },
    needed: { type: 'integer', description: 'wie viele Prüfungen die Anfrage braucht' },
    available: { type: 'integer', description: 'wie viele Prüfungen übrig sind' },
  } satisfies Readonly<Record<keyof ProblemBody, object>>,
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId', 'message'],
} as const;

/** An answer with this code. */
export function problemExample(code: ProblemCode): object {
  const requestId = '019a9f00-0000-7000-8000-000000000000';
  return { summary: problems[code].text, value: problemBody(code, { requestId, instance: '/api' }) };
}

/** Codes that a call can end in. A parameter longer than the router reads, or with segments of a path, makes the path an unknown one. */
export function codesOfCall(endpoint: Endpoint): readonly ProblemCode[] {
  return [...new Set([...problemsOf(endpoint), ...(endpoint.path.includes(':') ? (['not_found'] as const) : [])])];
}

/** OpenAPI responses for the problems of an endpoint, by status. */
export function problemResponses(endpoint: Endpoint): Record<string, object> {
  const codes = codesOfCall(endpoint);
  const statuses = [...new Set(codes.map((code) => problems[code].status))].toSorted();
  const withStatus = (status: number) => codes.filter((code) => problems[code].status === status);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { ...problemResponse(withStatus(status)), headers: headersOf(endpoint, status) },
    ]),
  );
}

function problemResponse(codes: readonly ProblemCode[]): object {
  const { title } = problemBody(codes[0]!, { requestId: '', instance: '' });
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { type: 'object', properties: { code: { ...text, enum: codes } } },
    ],
  };
  return { description: title, content: { 'application/problem+json': { schema, examples } } };
}
