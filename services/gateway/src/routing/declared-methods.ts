import type { Endpoint, Method } from '@pruefer/contracts';

/** Allowed methods: endpoints with GET also accept HEAD. */
type AnsweredMethod = Method | 'HEAD';

/** The methods that an endpoint answers. */
export function listAnsweredMethods({ method }: Pick<Endpoint, 'method'>): AnsweredMethod[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** The methods of each public path under /api, without internal calls. */
export function declaredMethods(endpoints: readonly Endpoint[]): Map<string, AnsweredMethod[]> {
  const methods = new Map<string, AnsweredMethod[]>();
  for (const endpoint of endpoints) {
    if (endpoint.access === 'internal') continue;
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), ...listAnsweredMethods(endpoint)]);
  }
  return methods;
}
