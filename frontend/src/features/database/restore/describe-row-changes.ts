import type { RestoredCounts } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const text = tc.database.restore.checked;

/** The changes to the rows of a part, in words. */
export function describeRowChanges({ added, changed, removed, unchanged, leftOut }: RestoredCounts): string {
  const isSame = added + changed + removed === 0;
  return [
    isSame ? text.same : text.changes(added, changed, removed),
    ...(isSame && unchanged === 0 ? [] : [text.unchanged(unchanged)]),
    ...(leftOut > 0 ? [text.leftOut(leftOut)] : []),
  ].join(', ');
}
