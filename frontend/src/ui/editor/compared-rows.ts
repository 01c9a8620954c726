/** Whole lines that two texts have in common, or that only one of them has. */
export interface ComparedText {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** One line of a comparison: null where a text has none. */
export type ComparedRow =
  | { readonly status: 'same' | 'changed'; readonly left: string | null; readonly right: string | null }
  | { readonly status: 'skipped'; readonly lines: number };

/** Number of equal lines that are shown before and after a change. */
const CONTEXT_LINES = 2;

/** Lays two texts out side by side: replaced lines are next to their replacements, long equal parts are left out. */
export function comparedRows(parts: readonly ComparedText[]): ComparedRow[] {
  const rows: ComparedRow[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const { kind, text } = parts[index]!;
    const next = parts[index + 1];
    if (kind === 'same') rows.push(...collapseUnchanged(splitLines(text), index > 0, next !== undefined));
    else if (next && next.kind !== 'same' && next.kind !== kind) {
      const [removedText, addedText] = kind === 'removed' ? [text, next.text] : [next.text, text];
      rows.push(...sideBySide(splitLines(removedText), splitLines(addedText)));
      index += 1;
    } else rows.push(...(kind === 'removed' ? sideBySide(splitLines(text), []) : sideBySide([], splitLines(text))));
  }
  return rows;
}

function splitLines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

function sideBySide(removedLines: readonly string[], addedLines: readonly string[]): ComparedRow[] {
  return Array.from({ length: Math.max(removedLines.length, addedLines.length) }, (_, index) => ({
    status: 'changed',
    left: removedLines[index] ?? null,
    right: addedLines[index] ?? null,
  }));
}

function collapseUnchanged(lines: readonly string[], hasBefore: boolean, hasAfter: boolean): ComparedRow[] {
  const first = hasBefore ? CONTEXT_LINES : 0;
  const last = hasAfter ? CONTEXT_LINES : 0;
  const skippedCount = lines.length - first - last;
  const same = (line: string): ComparedRow => ({ status: 'same', left: line, right: line });
  if (skippedCount <= 1) return lines.map(same);
  return [
    ...lines.slice(0, first).map(same),
    { status: 'skipped', lines: skippedCount },
    ...lines.slice(lines.length - last).map(same),
  ];
}
