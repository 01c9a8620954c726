import type { LookupFunction } from 'node:net';
import type { OutgoingAddresses } from '@pruefer/platform';
import { hostLookup } from './host-lookup.js';

/** A host has an address that may not be called. */
export class AddressRefused extends Error {}

/**
 * A look-up that only returns allowed addresses. The connection uses the checked address, so a changed DNS answer cannot bypass
 * the check (docs/SECURITY.md C9).
 * @param lookup resolves a name
 */
export function pinnedLookup(addresses: OutgoingAddresses, lookup: LookupFunction = hostLookup()): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, foundAddresses) => {
      if (error) return callback(error, []);
      const all = Array.isArray(foundAddresses) ? foundAddresses : [];
      const isRefused = all.length === 0 || !all.every(({ address }) => addresses.admits(address));
      if (isRefused) return callback(new AddressRefused(hostname), []);
      if (options.all) return callback(null, all);
      callback(null, all[0]!.address, all[0]!.family);
    });
  };
}
