import type { ApiKeyRecord } from '@pruefer/contracts';

/** Remaining calls of the contract. */
export function availableCalls({ quota, used }: Pick<ApiKeyRecord, 'quota' | 'used'>): number {
  return Math.max(0, quota - used);
}
