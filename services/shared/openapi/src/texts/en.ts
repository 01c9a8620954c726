import type { Texts } from './de.js';
import { englishExamples } from './examples.en.js';
import { englishFields } from './fields.en.js';

export const en = {
  description: [
    'Requests and answers are JSON in UTF-8, except files. Send your API key in the header `X-API-Key` or as `Authorization: Bearer`.',
    'Problems are `application/problem+json` (RFC 9457). `code` stays the same, also when the sentence is improved; the address in `type` names cause and remedy.',
    'Sentences are German, and English with `Accept-Language: en`.',
    'After 429 and 503 with `Retry-After`, repeat the request after that number of seconds; with the same `Idempotency-Key` it is not charged twice.',
  ].join('\n\n'),
  contact: 'Operator of this website',
  server: 'this website',
  securitySchemes: {
    apiKey: 'API key',
    apiKeyAsBearer: 'API key as Authorization: Bearer',
    session: 'Token of a sign-in',
  },
  callers: {
    public: 'Without sign-in.',
    session: 'For users that are signed in, also before two-factor authentication is set up.',
    manager: 'For managers and administrators.',
    admin: 'For administrators.',
    apiKey: 'With an API key.',
    internal: '',
    withOrWithoutKey: 'Without sign-in, or with an API key on its quota.',
  },
  parameters: {
    'Idempotency-Key': 'Makes a repeat safe: the same request with the same value takes effect once.',
    Prefer: 'return=minimal: the short answer without reasons (RFC 7240). It costs the same.',
    'If-None-Match': 'ETag of your version: if it is the newest one, the answer is 304.',
    'Accept-Language':
      'Language of the sentences in the answer, de or en (RFC 9110). German without the header, and for other languages.',
    'Upload-Offset':
      'Where the piece begins in the file: this number of bytes before it has already arrived (tus 1.0).',
  },
  pathParameters: { slug: 'Name of the page in its address, for example impressum.' },
  headers: {
    'X-Request-Id': 'Id with which the request can be found',
    RateLimit: 'What remains of rate limit and quota, for example "api-key";r=499;t=42',
    'RateLimit-Policy': 'Rate limit and quota, for example "api-key";q=500;w=60',
    'Retry-After': 'Seconds until the next try; absent when waiting does not help',
    'Content-Language': 'Language of the sentences, if the answer contains any: de or en',
    ETag: 'Version of the answer, for If-None-Match',
    'Idempotency-Replayed': 'true for the repeat of a request with the same Idempotency-Key',
    'X-Test-Key': 'true for a made-up answer to a test key',
    'Preference-Applied': 'return=minimal if the answer is the short one',
  },
  uploadHeaders: { 'Upload-Offset': 'where the next piece begins', 'Upload-Length': 'length of the whole file' },
  responses: { ok: 'Success', notModified: 'Unchanged since the answer with this ETag' },
  problem: {
    description: 'Problem as in RFC 9457; code stays the same, also when the sentence is improved.',
    type: 'Address of the page with cause and remedy',
    title: 'Kind of the problem',
    status: 'HTTP status of the answer',
    detail: 'Sentence for people',
    instance: 'Path of the request',
    code: 'Code of the problem, which stays the same',
    requestId: 'Id with which the request can be found',
    traceId: 'Id of the trace, for requests that are traced',
    message: 'the same as detail',
    error: 'the same as detail, only for the import of bank data',
    errors: 'what is wrong with single fields',
    current: 'what is in the way, in its current state',
    needed: 'how many checks the request needs',
    available: 'how many checks remain',
    fieldProblem: {
      field: 'Name of the field',
      code: 'Code of what is wrong',
      message: 'Sentence that says what is wrong',
    },
  },
  fields: englishFields,
  examples: englishExamples,
} satisfies Texts;
