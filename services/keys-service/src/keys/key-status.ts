import type { ApiKeyRecord } from '@pruefer/contracts';

/** German status of a key. A replaced key may be active during an overlap with its successor. */
export function keyStatus({ isRenewed, isActive }: Pick<ApiKeyRecord, 'isRenewed' | 'isActive'>): string {
  if (isRenewed) return isActive ? 'Neu generiert, gilt noch' : 'Neu generiert';
  return isActive ? 'Aktiv' : 'Gesperrt';
}
