import {
  type Endpoint,
  getProblemSentence,
  type Language,
  listEndpointProblems,
  type ProblemBody,
  problemBody,
  type ProblemCode,
  problems,
} from '@pruefer/contracts';
import { buildHeaderReferences } from './response-headers.js';
import type { Texts } from './texts/de.js';
import { textsIn } from './texts/texts-in.js';

const text = { type: 'string' } as const;

/** The schema of a problem. */
export function problemSchema(language: Language): object {
  const { description, fieldProblem, ...fields } = textsIn[language].problem;
  const textField = (name: keyof typeof fields) => ({ ...text, description: fields[name] });
  return {
    type: 'object',
    description,
    properties: {
      type: textField('type'),
      title: textField('title'),
      status: { type: 'integer', description: fields.status },
      detail: textField('detail'),
      instance: textField('instance'),
      code: textField('code'),
      requestId: textField('requestId'),
      traceId: textField('traceId'),
      message: textField('message'),
      error: textField('error'),
      errors: { type: 'array', items: fieldProblemSchema(fieldProblem), description: fields.errors },
      current: { type: 'object', description: fields.current },
      needed: { type: 'integer', description: fields.needed },
      available: { type: 'integer', description: fields.available },
    } satisfies Readonly<Record<keyof ProblemBody, object>>,
    required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId', 'message'],
  };
}

function fieldProblemSchema({ field, code, message }: Texts['problem']['fieldProblem']): object {
  return {
    type: 'object',
    properties: {
      field: { ...text, description: field },
      code: { ...text, description: code },
      message: { ...text, description: message },
    },
    required: ['field', 'code', 'message'],
  };
}

/** An answer with this code. */
export function problemExample(code: ProblemCode, language: Language): object {
  const request = { requestId: '019a9f00-0000-7000-8000-000000000000', instance: '/api' };
  return { summary: getProblemSentence(code)[language], value: problemBody(code, request, {}, language) };
}

/** Codes that a call can end in. A parameter longer than the router reads, or with segments of a path, makes the path an unknown one. */
export function codesOfCall(endpoint: Endpoint): readonly ProblemCode[] {
  return [
    ...new Set([...listEndpointProblems(endpoint), ...(endpoint.path.includes(':') ? (['not_found'] as const) : [])]),
  ];
}

/** OpenAPI responses for the problems of an endpoint, by status. */
export function problemResponses(endpoint: Endpoint, language: Language): Record<string, object> {
  const codes = codesOfCall(endpoint);
  const statuses = [...new Set(codes.map((code) => problems[code].status))].toSorted();
  const withStatus = (status: number) => codes.filter((code) => problems[code].status === status);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { ...problemResponse(withStatus(status), language), headers: buildHeaderReferences(endpoint, status) },
    ]),
  );
}

function problemResponse(codes: readonly ProblemCode[], language: Language): object {
  const { title } = problemBody(codes[0]!, { requestId: '', instance: '' }, {}, language);
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { type: 'object', properties: { code: { ...text, enum: codes } } },
    ],
  };
  return { description: title, content: { 'application/problem+json': { schema, examples } } };
}
