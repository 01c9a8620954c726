import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { within } from '@pruefer/platform';

const LOOKUP_LIMIT_MS = 3_000;

/**
 * All addresses behind a base URL: a host name may have several, one per replica.
 * @param url for example `http://validation:4101`
 * @returns origins with an IP address each, sorted
 * @throws when the name cannot be looked up within 3 s
 */
export async function originsOf(url: string): Promise<string[]> {
  const { protocol, hostname, host, port } = new URL(url);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return [`${protocol}//${host}`];
  const addresses = await within(LOOKUP_LIMIT_MS, lookup(hostname, { all: true }));
  const ending = port === '' ? '' : `:${port}`;
  return addresses
    .map(({ address, family }) => `${protocol}//${family === 6 ? `[${address}]` : address}${ending}`)
    .sort();
}
