import type { ApiKeyRecord } from '@pruefer/contracts';

type KeyFacts = Pick<ApiKeyRecord, 'isRenewed' | 'isActive' | 'expiresAt'>;

/** German status of a key, as the console shows it. A replaced key may be active during an overlap with its successor. */
export function keyStatus({ isRenewed, isActive, expiresAt }: KeyFacts, now: Date): string {
  if (isRenewed) return isActive ? 'Neu generiert, gilt noch' : 'Neu generiert';
  if (!isActive) return 'Gesperrt';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'Aktiv, abgelaufen' : 'Aktiv';
}
