import type { Endpoint } from '@pruefer/contracts';
import type { Call } from './request.js';

/** Where an endpoint of the contract answers. */
export type Address = Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'access'>>;

type Asked = string | number | boolean | undefined;

/**
 * Makes the request for an endpoint.
 * @param parameters values for the `:name` parts of its path
 * @param query what stands behind the question mark; what is undefined is left out
 */
export function call(
  { method, path, access = 'public' }: Address,
  body?: object,
  parameters: Readonly<Record<string, string>> = {},
  query: object = {},
): Call {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const asked = new URLSearchParams(
    Object.entries(query as Record<string, Asked>).flatMap(([name, value]) => pairOf(name, value)),
  );
  return {
    method,
    path: asked.size > 0 ? `${filled}?${asked}` : filled,
    ...(body && { body }),
    ...(access !== 'public' && { isSignedIn: true }),
  };
}

function pairOf(name: string, value: Asked): [string, string][] {
  return value === undefined ? [] : [[name, String(value)]];
}
