import { allEndpoints } from '@pruefer/contracts';
import type { FastifyRequest } from 'fastify';
import { withoutSecrets } from './without-secrets.js';

const firstSegment = /^\/[^/]+\//;

/** Calls whose path is personal data, with the first segment that they alone use. */
const personalPaths = allEndpoints
  .filter(({ hasPersonalPath }) => hasPersonalPath)
  .map(({ path }) => ({ path, segment: firstSegment.exec(path)?.[0] ?? path }));

export function getRequestPath({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '/';
}

/**
 * The path of a request as logs and problems show it: only the pattern where it is personal data, also for an address that no route has or
 * that cannot be read (docs/SECURITY.md G1).
 */
export function shownPath({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const path = getRequestPath({ url });
  // The router decodes a path before it finds the route.
  const route = routeOptions.url ?? '';
  const personal = personalPaths.find(({ segment }) => route.startsWith(segment) || path.startsWith(segment));
  return personal ? personal.path : withoutSecrets(path);
}
