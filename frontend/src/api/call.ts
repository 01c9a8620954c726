import type { Endpoint } from '@pruefer/contracts';
import type { Call } from './base-api.js';

/** Where an endpoint of the contract answers. */
export type Address = Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'access'>>;

/**
 * Makes the request for an endpoint.
 * @param parameters values for the `:name` parts of its path
 */
export function call(
  { method, path, access = 'public' }: Address,
  body?: object,
  parameters: Readonly<Record<string, string>> = {},
): Call {
  return {
    method,
    path: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? '')),
    ...(body && { body }),
    ...(access !== 'public' && { isSignedIn: true }),
  };
}
