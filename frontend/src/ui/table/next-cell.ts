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
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(rows, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last, column + 1) };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows : row, column: last };
    default:
      return undefined;
  }
}
