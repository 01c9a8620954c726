import { diffLines } from 'diff';
import { useMemo } from 'react';
import { tc } from '~/texts/de-console.js';
import type { ComparedText } from '~/ui/editor/compared-rows.js';
import { TextComparison } from '~/ui/editor/TextComparison.js';

/**
 * Two texts of 100 kB with nothing in common would keep the browser busy for seconds: then both are shown whole, side
 * by side.
 */
const TIMEOUT_MS = 300;

/** The typed text next to the one that another user has saved. */
export function ComparedContents({ mine, theirs }: { mine: string; theirs: string }) {
  const parts = useMemo(() => computeDifference(mine, theirs), [mine, theirs]);
  return <TextComparison parts={parts} leftHeading={tc.conflict.mine} rightHeading={tc.conflict.theirs} />;
}

function computeDifference(mine: string, theirs: string): ComparedText[] {
  const changes = diffLines(mine, theirs, { timeout: TIMEOUT_MS });
  if (!changes) {
    return [
      { kind: 'removed', text: mine },
      { kind: 'added', text: theirs },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
