import type { CustomerEndpoint } from './all-endpoints.js';
import { type Access, type Endpoint, hasInput } from './definition/endpoint.js';
import { keyRefusals } from './keys/keys.problems.js';
import type { ProblemCode } from './problems.js';

/** Problems that every call can return. */
const commonProblems = [
  'rate_limited',
  'too_many_open_requests',
  'internal_error',
  'unavailable',
] as const satisfies readonly ProblemCode[];

/** Problems of calls with parameters, a query or a body. */
const ofInputs = ['invalid_request'] as const satisfies readonly ProblemCode[];

/** Problems of calls with a body. */
const bodyProblems = [
  'invalid_json',
  'request_timeout',
  'body_too_large',
  'unsupported_media_type',
  'content_encoding_unsupported',
] as const satisfies readonly ProblemCode[];

const accessProblems = {
  public: [],
  session: ['unauthorized'],
  manager: ['unauthorized', 'forbidden'],
  admin: ['unauthorized', 'forbidden'],
  apiKey: ['key_missing', ...keyRefusals],
  internal: ['unauthorized'],
} as const satisfies Readonly<Record<Access, readonly ProblemCode[]>>;

/** Problems of addresses and methods that no call has. */
type AddressProblem = 'not_found' | 'method_not_allowed';

/** Every problem code that visitors and customers can meet. */
export type CustomerProblemCode =
  | CustomerEndpoint['problems'][number]
  | (typeof accessProblems)[CustomerEndpoint['access']][number]
  | (typeof commonProblems | typeof ofInputs | typeof bodyProblems)[number]
  | AddressProblem;

/** All problem codes of a call: its own and those of its access and its input, each once, in a fixed order. */
export function listEndpointProblems(endpoint: Endpoint): readonly ProblemCode[] {
  return [
    ...new Set<ProblemCode>([
      ...endpoint.problems,
      ...(hasInput(endpoint) ? ofInputs : []),
      ...(endpoint.body || endpoint.bytes ? bodyProblems : []),
      ...accessProblems[endpoint.access],
      ...commonProblems,
    ]),
  ];
}
