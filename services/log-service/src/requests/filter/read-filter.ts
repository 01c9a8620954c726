import { type LogSelection, PUBLIC_REQUESTS, splitValues, type Timezone } from '@pruefer/contracts';
import { canonicalIpAddress } from '@pruefer/platform';
import { cleanedIban } from './cleaned-iban.js';
import { readRange } from './read-range.js';
import type { Selection } from './selection.js';

interface ReadingTerms {
  /** The zone for days without a time. */
  readonly timezone: Timezone;
  /** Keyed hash of a full IBAN or address, as in the events. */
  readonly hashValue: (value: string) => string;
  /** All keys of the contract that `contractOf` names one of; undefined where it names none. */
  readonly contractKeys?: readonly string[] | undefined;
}

/** Converts a filter of the contract. @throws Problem `invalid_request` for an end before the start, and for an impossible IBAN */
export function readFilter(filter: LogSelection, { timezone, hashValue, contractKeys }: ReadingTerms): Selection {
  const { statusClass, iban, ipAddress, requestId, channel } = filter;
  const hashOfIpAddress = (address: string) => hashValue(canonicalIpAddress(address) ?? address);
  return {
    ...readRange(filter, timezone),
    status: {
      oneOf: parseStatuses(filter),
      hundreds: statusClass && Number(statusClass[0]),
      not: splitValues(filter.notStatusCode).map(Number),
    },
    key: { oneOf: selectKeys(filter, contractKeys), not: splitValues(filter.notApiKeyId).map(toKeyId) },
    rows: {
      iban: iban ? hashValue(cleanedIban(iban)) : undefined,
      address: ipAddress && hashOfIpAddress(ipAddress),
      notAddresses: splitValues(filter.notIpAddress).map(hashOfIpAddress),
      requestId,
      channel,
    },
  };
}

function toKeyId(id: string): string | null {
  return id === PUBLIC_REQUESTS ? null : id;
}

function parseStatuses({ statusCode }: LogSelection): number[] | undefined {
  return statusCode === undefined ? undefined : [...new Set(splitValues(String(statusCode)).map(Number))];
}

/** The selected keys. With both a key and a contract: the key, if it belongs to the contract. */
function selectKeys(
  { apiKeyId }: LogSelection,
  contractKeys?: readonly string[],
): readonly (string | null)[] | undefined {
  if (apiKeyId === undefined) return contractKeys;
  return contractKeys && !contractKeys.includes(apiKeyId) ? [] : [toKeyId(apiKeyId)];
}
