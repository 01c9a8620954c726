import type { ApiKeyRecord } from '@pruefer/contracts';

type Figures = Pick<ApiKeyRecord, 'quota' | 'used'>;

/** How many calls are left. */
export function availableCalls({ quota, used }: Figures): number {
  return Math.max(0, quota - used);
}

/** What a top-up would make of a contract; null for what cannot be booked. */
export function afterTopUp({ quota, used }: Figures, addedQuota: unknown): (Figures & { available: number }) | null {
  if (typeof addedQuota !== 'number' || !Number.isSafeInteger(addedQuota) || addedQuota < 1) return null;
  const after = { quota: quota + addedQuota, used };
  return { ...after, available: availableCalls(after) };
}
