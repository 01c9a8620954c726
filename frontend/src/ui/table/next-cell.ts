/** Position of a cell; row 0 is the head. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** The cell that an arrow key, Home or End leads to; at an edge the same cell. @returns undefined for other keys */
export function nextCell(
  { row, column }: CellPosition,
  { key, ctrlKey }: Pressed,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): CellPosition | undefined {
  const last = columns - 1;
  const moves: Readonly<Record<string, Partial<CellPosition>>> = {
    ArrowUp: { row: Math.max(0, row - 1) },
    ArrowDown: { row: Math.min(rows, row + 1) },
    ArrowLeft: { column: Math.max(0, column - 1) },
    ArrowRight: { column: Math.min(last, column + 1) },
    Home: { column: 0, ...(ctrlKey && { row: 0 }) },
    End: { column: last, ...(ctrlKey && { row: rows }) },
  };
  const move = moves[key];
  return move && { row, column, ...move };
}
