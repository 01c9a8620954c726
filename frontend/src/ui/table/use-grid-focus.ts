import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type CellPosition, nextCell } from './next-cell.js';

/** Selects a cell by its position; row 0 is the head. */
const cellSelector = ({ row, column }: CellPosition) => `[data-row="${row}"][data-column="${column}"]`;
const ANY_CELL = '[data-row][data-column]';

/**
 * One cell of a grid is reached by Tab, the others from there by the arrow keys, Home and End (the grid pattern of WAI-ARIA).
 * @param rows without the head
 */
export function useGridFocus(rows: number, columns: number) {
  const [chosenCell, setChosenCell] = useState<CellPosition>({ row: 0, column: 0 });
  // Rows may have been removed since.
  const current = { row: Math.min(chosenCell.row, rows), column: Math.min(chosenCell.column, columns - 1) };

  function press(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(ANY_CELL)) return;
    const next = nextCell(cellPosition(event.target), event, { rows, columns });
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(cellSelector(next))?.focus();
  }

  function follow({ target }: FocusEvent<HTMLElement>) {
    const cell = target.closest<HTMLElement>(ANY_CELL);
    if (cell) setChosenCell(cellPosition(cell));
  }

  return {
    gridProps: { onKeyDown: press, onFocus: follow },
    cellProps: (row: number, column: number) => ({
      'data-row': row,
      'data-column': column,
      tabIndex: row === current.row && column === current.column ? 0 : -1,
    }),
  };
}

function cellPosition({ dataset }: HTMLElement): CellPosition {
  return { row: Number(dataset['row']), column: Number(dataset['column']) };
}
