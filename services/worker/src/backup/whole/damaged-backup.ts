import { Problem } from '@pruefer/contracts';

/** @param reason German, a sentence */
export function damagedBackup(reason: string): Problem {
  return new Problem('backup_damaged', { text: `Die Vollsicherung ist beschädigt oder unvollständig. ${reason}` });
}
