import { Problem } from '@pruefer/contracts';
import type { Contract } from './contract.entity.js';

/**
 * Quota of a contract after booking an amount. Requires the lock on the contract's row.
 * @throws Problem `quota_below_used`, `quota_too_large`
 */
export function quotaAfter({ quota, used }: Pick<Contract, 'quota' | 'used'>, amount: number): number {
  if (amount > Number.MAX_SAFE_INTEGER - quota) throw new Problem('quota_too_large');
  if (quota + amount < used) throw new Problem('quota_below_used');
  return quota + amount;
}
