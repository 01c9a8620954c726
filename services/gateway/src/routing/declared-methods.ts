import type { Endpoint, Method } from '@pruefer/contracts';

/** Which methods each path under /api has; internal calls do not exist for the world. */
export function declaredMethods(endpoints: readonly Endpoint[]): Map<string, Method[]> {
  const methods = new Map<string, Method[]>();
  for (const { path, method, access } of endpoints) {
    if (access === 'internal') continue;
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  return methods;
}
