import type { KeyChanged, KeyRateLimit } from '@pruefer/contracts';
import type { Key } from './key.entity.js';

/** Calls that no quota ends are ended by the minute: a developer who tries things out needs no more. */
const TEST_CALLS_PER_MINUTE = 600;

/** What the other services may know of a key and its contract. */
export function keyStateOf(key: Key): KeyChanged {
  const { contract } = key;
  return {
    keyId: key.id,
    version: versionOf(contract),
    contractId: contract.id,
    clientName: contract.clientName,
    clientEmail: contract.clientEmail,
    quota: contract.quota,
    used: contract.used,
    isActive: key.isActive,
    isRenewed: key.supersededAt !== null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
    ...(contract.isTest && { isTest: true }),
    ...rateLimitOf(key),
  };
}

/** The limit of a key, to be spread into what is said of it; nothing of a key that has none. */
export function rateLimitOf({ rateLimitPerMinute, limitTag, contract }: Key): { rateLimit?: KeyRateLimit } {
  const perMinute = rateLimitPerMinute ?? (contract.isTest ? TEST_CALLS_PER_MINUTE : null);
  return perMinute === null ? {} : { rateLimit: { perMinute, tag: limitTag } };
}

/**
 * Rises with every change and every charge, so it orders all states of a contract without charging having to count a version up as well.
 * A refund lowers `used`: counted twice, what was refunded makes it rise then too.
 */
function versionOf({ version, used, refunded }: Key['contract']): number {
  return version + used + 2 * refunded;
}
