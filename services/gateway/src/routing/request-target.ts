import { Problem } from '@pruefer/contracts';

/** Characters that no parameter contains. A server that decodes or normalizes them sees other path segments than the router. */
const ambiguous = /\\|\.\.|%(?:2e|2f|5c)/i;

/**
 * Path and query of a forwarded request, as the caller wrote them.
 * @param url from the request line
 * @throws Problem `not_found` for a path that normalization would change (docs/SECURITY.md A4)
 */
export function forwardedTarget(url: string): { path: string; query: string } {
  const [path = ''] = url.split('?', 1);
  if (ambiguous.test(path) || new URL(`http://service${path}`).pathname !== path) throw new Problem('not_found');
  return { path, query: url.slice(path.length + 1) };
}
