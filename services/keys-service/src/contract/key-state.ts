import type { KeyChanged, KeyRateLimit } from '@pruefer/contracts';
import type { Key } from './key.entity.js';

/** Test calls have no quota, so their rate is limited; enough for development. */
const TEST_CALLS_PER_MINUTE = 600;

/** The facts about a key and its contract for the other services. */
export function toKeyState(key: Key): KeyChanged {
  const { contract } = key;
  return {
    keyId: key.id,
    version: computeVersion(contract),
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
    ...getRateLimit(key),
  };
}

/** The limit of a key as fields to spread; empty without a limit. */
export function getRateLimit({ rateLimitPerMinute, limitTag, contract }: Key): { rateLimit?: KeyRateLimit } {
  const perMinute = rateLimitPerMinute ?? (contract.isTest ? TEST_CALLS_PER_MINUTE : null);
  return perMinute === null ? {} : { rateLimit: { perMinute, tag: limitTag } };
}

/**
 * Increases with every change and charge and orders all states of a contract, without another counter to update on each charge.
 * A refund lowers `used`; counting refunds twice keeps the sum increasing.
 */
function computeVersion({ version, used, refunded }: Key['contract']): number {
  return version + used + 2 * refunded;
}
