import type { RequestOrigin, RequestOrigins } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { describeDevice } from './describe-device.js';

/** The address and device of a sign-in. */
export interface Visit extends RequestOrigin {
  /** Browser and system in words. */
  readonly device: string;
}

/** Address and device of a request, for the list of sessions. */
export function readVisit(request: FastifyRequest, origins: RequestOrigins): Visit {
  return { ...origins.of(request), device: describeDevice(request.headers['user-agent']) };
}
