import type { Origin, Origins } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device-of.js';

/** Where a user signs in from. */
export interface Visit extends Origin {
  /** Browser and system in words. */
  readonly device: string;
}

/** Where a request came from and with which device, for the list of sessions. */
export function visitOf(request: FastifyRequest, origins: Origins): Visit {
  return { ...origins.of(request), device: deviceOf(request.headers['user-agent']) };
}
