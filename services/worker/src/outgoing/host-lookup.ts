import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { withTimeout } from '@pruefer/platform';

const LOOKUP_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 1_000;
const TRIES = 2;

/** Names of the local machine, never sent to a name server (RFC 6761, 6.3). */
const localName = /^(?:.+\.)?localhost\.?$/i;
const loopback = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

interface FoundAddress {
  readonly address: string;
  readonly family: number;
}

/**
 * Resolves names through the name servers only. The system resolver blocks one of the few threads of the process: a few names
 * with slow servers would delay all look-ups.
 * @param servers address and port of each; those of the system by default
 */
export function hostLookup({
  servers = [],
  timeoutMs = LOOKUP_TIMEOUT_MS,
}: { servers?: string[]; timeoutMs?: number } = {}): LookupFunction {
  return (hostname, _options, callback) => {
    const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    withTimeout(timeoutMs, findAddresses(resolver, hostname))
      .finally(() => resolver.cancel())
      .then(
        (foundAddresses) => callback(null, foundAddresses),
        (error: NodeJS.ErrnoException) => callback(error, []),
      );
  };
}

/** @throws Error of the IPv4 query when neither query finds an address */
async function findAddresses(resolver: Resolver, hostname: string): Promise<FoundAddress[]> {
  if (localName.test(hostname)) return loopback;
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = answers.flatMap((answer, index) =>
    answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
  );
  if (addresses.length === 0 && answers[0].status === 'rejected') throw answers[0].reason;
  return addresses;
}
