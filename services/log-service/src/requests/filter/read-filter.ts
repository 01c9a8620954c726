import { type LogSelection, PUBLIC_REQUESTS, type StatusClass, type Timezone, valuesOf } from '@pruefer/contracts';
import { canonicalIpAddress } from '@pruefer/platform';
import { cleanedIban } from './cleaned-iban.js';
import { readRange } from './read-range.js';
import type { Selection } from './selection.js';

interface ReadingTerms {
  /** The zone for days without a time. */
  readonly timezone: Timezone;
  /** Keyed hash of a full IBAN or address, as in the events. */
  readonly hashOf: (value: string) => string;
  /** All keys of the contract that `contractOf` names one of; undefined where it names none. */
  readonly contractKeys?: readonly string[] | undefined;
}

/** Converts a filter of the contract. @throws Problem `invalid_request` for an end before the start, and for an impossible IBAN */
export function readFilter(filter: LogSelection, { timezone, hashOf, contractKeys }: ReadingTerms): Selection {
  const { statusClass, iban, ipAddress, requestId, channel } = filter;
  const hashOfIpAddress = (address: string) => hashOf(canonicalIpAddress(address) ?? address);
  return {
    ...readRange(filter, timezone),
    status: {
      oneOf: statusesOf(filter),
      hundreds: statusClass && hundredsOf(statusClass),
      not: valuesOf(filter.notStatusCode).map(Number),
    },
    key: { oneOf: keysOf(filter, contractKeys), not: valuesOf(filter.notApiKeyId).map(keyOf) },
    rows: {
      iban: iban ? hashOf(cleanedIban(iban)) : undefined,
      address: ipAddress && hashOfIpAddress(ipAddress),
      notAddresses: valuesOf(filter.notIpAddress).map(hashOfIpAddress),
      requestId,
      channel,
    },
  };
}

function keyOf(id: string): string | null {
  return id === PUBLIC_REQUESTS ? null : id;
}

function statusesOf({ statusCode }: LogSelection): number[] | undefined {
  return statusCode === undefined ? undefined : [...new Set(valuesOf(String(statusCode)).map(Number))];
}

/** The selected keys. With both a key and a contract: the key, if it belongs to the contract. */
function keysOf({ apiKeyId }: LogSelection, contractKeys?: readonly string[]): readonly (string | null)[] | undefined {
  if (apiKeyId === undefined) return contractKeys;
  return contractKeys && !contractKeys.includes(apiKeyId) ? [] : [keyOf(apiKeyId)];
}

function hundredsOf(statusClass: StatusClass): number {
  return Number(statusClass[0]);
}
