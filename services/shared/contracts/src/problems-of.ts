import { type Access, type Endpoint, hasInput } from './endpoint.js';
import { keyRefusals } from './keys/keys.problems.js';
import type { ProblemCode } from './problems.js';

/** Problems that every call can return. */
const ofAll: readonly ProblemCode[] = ['rate_limited', 'too_many_open_requests', 'internal_error', 'unavailable'];

/** Problems of calls with a body. */
const ofBodies: readonly ProblemCode[] = [
  'invalid_json',
  'request_timeout',
  'body_too_large',
  'unsupported_media_type',
  'content_encoding_unsupported',
];

const ofAccess: Readonly<Record<Access, readonly ProblemCode[]>> = {
  public: [],
  session: ['unauthorized'],
  manager: ['unauthorized', 'forbidden'],
  admin: ['unauthorized', 'forbidden'],
  apiKey: ['key_missing', ...keyRefusals],
  internal: ['unauthorized'],
};

/** All problem codes of a call: its own and those of its access and its input, each once, in a fixed order. */
export function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  return [
    ...new Set([
      ...endpoint.problems,
      ...(hasInput(endpoint) ? (['invalid_request'] as const) : []),
      ...(endpoint.body || endpoint.bytes ? ofBodies : []),
      ...ofAccess[endpoint.access],
      ...ofAll,
    ]),
  ];
}
