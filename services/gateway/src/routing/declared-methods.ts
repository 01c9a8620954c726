import type { Endpoint, Method } from '@pruefer/contracts';

/** Address of the page that describes the API: the contract declares calls, not pages. */
export const API_PAGE_PATH = '/api/docs';

/** What callers may use: an endpoint that can be read answers HEAD too. */
type AnsweredMethod = Method | 'HEAD';

/** The methods that an endpoint answers. */
export function methodsOf({ method }: Pick<Endpoint, 'method'>): AnsweredMethod[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Which methods each path under /api has; internal calls do not exist for the world. */
export function declaredMethods(endpoints: readonly Endpoint[]): Map<string, AnsweredMethod[]> {
  const methods = new Map<string, AnsweredMethod[]>();
  for (const endpoint of endpoints) {
    if (endpoint.access === 'internal') continue;
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), ...methodsOf(endpoint)]);
  }
  return methods;
}
