import type { ApiKeyRecord } from '@pruefer/contracts';

/** The status of a key, German. One that was replaced may go on for a while, beside the one that has replaced it. */
export function keyStatus({ isRenewed, isActive }: Pick<ApiKeyRecord, 'isRenewed' | 'isActive'>): string {
  if (isRenewed) return isActive ? 'Neu generiert, gilt noch' : 'Neu generiert';
  return isActive ? 'Aktiv' : 'Gesperrt';
}
