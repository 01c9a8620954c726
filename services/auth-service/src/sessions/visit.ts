import type { RequestOrigin, RequestOrigins } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device-of.js';

/** The address and device of a sign-in. */
export interface Visit extends RequestOrigin {
  /** Browser and system in words. */
  readonly device: string;
}

/** Address and device of a request, for the list of sessions. */
export function visitOf(request: FastifyRequest, origins: RequestOrigins): Visit {
  return { ...origins.of(request), device: deviceOf(request.headers['user-agent']) };
}
