import type { Endpoint } from './definition/endpoint.js';
import * as endpoints from './endpoints.js';

type NamedEndpoint = [id: string, endpoint: Endpoint];

const namedEndpoints = Object.entries<unknown>(endpoints).filter(isEndpoint);

function isEndpoint(entry: [string, unknown]): entry is NamedEndpoint {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

/** Every endpoint of the product, by name. Gateway, API description and tests iterate over this list, so a new endpoint needs no change there. */
export const allEndpoints: readonly Endpoint[] = namedEndpoints.map(([, endpoint]) => endpoint);

/** Name of each endpoint in generated clients, equal to its constant. */
export const endpointIds: ReadonlyMap<Endpoint, string> = new Map(
  namedEndpoints.map(([id, endpoint]) => [endpoint, id]),
);

type NameOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

type AnyEndpoint = (typeof endpoints)[keyof typeof endpoints];

/** Method and path of every endpoint that is called from outside, as in `GET /api/admin/users`. */
export type CallName = NameOf<Exclude<AnyEndpoint, { readonly access: 'internal' }>>;

/** Every call for visitors and customers, who do not sign in. */
export type CustomerEndpoint = Exclude<
  Extract<AnyEndpoint, { readonly access: 'public' | 'apiKey' }>,
  { readonly service: 'auth' }
>;

/** Method and path of these calls. */
export type CustomerCallName = NameOf<CustomerEndpoint>;
