import type { Endpoint } from '@pruefer/contracts';
import type { Call } from './base-api.js';

/** Where an endpoint of the contract answers. */
export type Address = Pick<Endpoint, 'method' | 'path'>;

/** Makes the request for an endpoint. */
export function call({ method, path }: Address, body?: object): Call {
  return { method, path, ...(body && { body }) };
}
