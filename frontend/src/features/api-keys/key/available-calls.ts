import type { ApiKeyRecord } from '@pruefer/contracts';

type Figures = Pick<ApiKeyRecord, 'quota' | 'used'>;

/** Remaining calls of the contract. */
export function availableCalls({ quota, used }: Figures): number {
  return Math.max(0, quota - used);
}

/** The contract's calls after a top-up; null if it cannot be booked. */
export function figuresAfterTopUp(
  { quota, used }: Figures,
  addedQuota: unknown,
): (Figures & { available: number }) | null {
  if (typeof addedQuota !== 'number' || !Number.isSafeInteger(addedQuota) || addedQuota < 1) return null;
  const after = { quota: quota + addedQuota, used };
  return { ...after, available: availableCalls(after) };
}
