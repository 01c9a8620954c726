import type { IncomingHttpHeaders } from 'node:http';
import { extractBearerKey } from './presented-key.js';

/** Requires digits after `test_`, because a customer's reference or cookie may begin with `iban_test_`. */
const looksLikeKey = /iban_(?:sk_|test_[\da-f]{8})/i;
const wholeKey = /iban_(?:sk|test)_[\da-f]{64}/i;
/** Query parameters whose value counts as a key, whatever its form. */
const parametersOfKeys = new Set(['api_key', 'apikey', 'key', 'x-api-key', 'access_token']);
const basic = /^basic +(\S+)/i;
const bearer = /^bearer(?: |$)/i;

interface RequestTarget {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * The unaccepted way in which a request presents a key.
 * @param hasKey whether a key is in its proper header
 * @returns undefined when there is nothing to refuse
 */
export function detectMisplacement(
  request: RequestTarget,
  hasKey: boolean,
): 'key_misplaced' | 'key_scheme_unsupported' | undefined {
  if (isKeyMisplaced(request, hasKey)) return 'key_misplaced';
  return !hasKey && hasForeignScheme(request.headers) ? 'key_scheme_unsupported' : undefined;
}

/**
 * Whether a request carries an API key, well-formed or not, in its address or in another header (docs/SECURITY.md C11). Cheap for
 * correct requests: the address is read only when it has a query.
 * @param hasKey whether a key is in its proper header; without one it may be in any header
 */
export function isKeyMisplaced({ url, headers }: RequestTarget, hasKey: boolean): boolean {
  const { authorization, cookie } = headers;
  return (
    (cookie !== undefined && looksLikeKey.test(cookie)) ||
    (authorization !== undefined && extractBearerKey(authorization) === undefined && isKeyInScheme(authorization)) ||
    isKeyInUrl(url) ||
    (!hasKey && Object.values(headers).some((value) => looksLikeKey.test(String(value))))
  );
}

/** Whether `Authorization` has another scheme. Not for calls of our own pages, where browsers add the password of a proxy. */
function hasForeignScheme({ authorization, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return authorization !== undefined && authorization !== '' && !bearer.test(authorization) && site !== 'same-origin';
}

/** Whether any text or field name of a parsed body contains a key. Iterative, because the body may be nested deeply. */
export function isKeyInBody(body: unknown): boolean {
  const values = [body];
  for (let value = values.pop(); value !== undefined; value = values.pop()) {
    if (typeof value === 'string') {
      if (looksLikeKey.test(value)) return true;
    } else if (typeof value === 'object' && value !== null) {
      // Runs for every check; takes half the time of Object.entries.
      for (const name in value) {
        if (looksLikeKey.test(name)) return true;
        const inner = (value as Readonly<Record<string, unknown>>)[name];
        if (inner !== undefined) values.push(inner);
      }
    }
  }
  return false;
}

/** Whether the JSON of a forwarded call contains a complete key. Texts of pages may contain the beginning of one. */
export function isKeyInJson(body: Buffer): boolean {
  return wholeKey.test(body.toString('latin1'));
}

function isKeyInScheme(authorization: string): boolean {
  const credentials = basic.exec(authorization)?.[1];
  return looksLikeKey.test(
    credentials === undefined ? authorization : Buffer.from(credentials, 'base64').toString('latin1'),
  );
}

function isKeyInUrl(url: string): boolean {
  if (looksLikeKey.test(url)) return true;
  const begin = url.indexOf('?');
  if (begin < 0) return false;
  return [...new URLSearchParams(url.slice(begin))].some(
    ([name, value]) => parametersOfKeys.has(name.toLowerCase()) || looksLikeKey.test(value) || looksLikeKey.test(name),
  );
}
