import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '@pruefer/contracts';

const bearerKey = /^bearer +(iban_(?:sk|test)_\S*) *$/i;

/**
 * The API key that a request carries in `X-API-Key` or `Authorization: Bearer iban_sk_…`, well-formed or not. A bearer that
 * does not begin like a key is a token of the console and means nothing here.
 * @returns undefined when there is none
 * @throws Problem `key_ambiguous` when there are two different ones (docs/SECURITY.md C1)
 */
export function presentedKey(headers: IncomingHttpHeaders): string | undefined {
  const { authorization } = headers;
  const keyHeader = headers['x-api-key'];
  const bearer = authorization === undefined ? undefined : extractBearerKey(authorization);
  if (keyHeader === undefined) return bearer;
  if (bearer === undefined && typeof keyHeader === 'string' && !keyHeader.includes(',')) return keyHeader.trim();
  return requireSingleKey([...String(keyHeader).split(','), ...(bearer === undefined ? [] : [bearer])]);
}

/** The key in an `Authorization` header; undefined when it holds something else. */
export function extractBearerKey(authorization: string): string | undefined {
  return bearerKey.exec(authorization)?.[1];
}

/** Node joins a header that was sent twice; the same key twice is one key. */
function requireSingleKey(keys: readonly string[]): string | undefined {
  const different = new Set(keys.map((key) => key.trim()));
  if (different.size > 1) throw new Problem('key_ambiguous');
  return different.values().next().value;
}
