import type { RequestRefused } from '@pruefer/contracts';
import { hashPersonalData, shortenAddress } from '@pruefer/platform';
import { v7 } from 'uuid';
import type { RefusalCount } from './refusal-counts.js';

/**
 * The event of one count.
 * @param hashSecret keys the hash of the address, so that an exact search still works after the address was deleted
 */
export function refusalEvent({ atMs, address, ...rest }: RefusalCount, hashSecret: string): RequestRefused {
  return {
    id: v7(),
    at: new Date(atMs).toISOString(),
    address,
    addressShort: address === null ? null : shortenAddress(address),
    addressHash: address === null ? null : hashPersonalData(hashSecret, address),
    ...rest,
  };
}
