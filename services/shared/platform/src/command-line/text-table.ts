/** Formats rows as lines of text with aligned columns. @param rightAligned indexes of the right-aligned columns */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  rightAligned: readonly number[] = [],
): string[] {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) =>
        rightAligned.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
}
