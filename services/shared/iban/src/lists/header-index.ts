import { isBicName, isIbanName, referenceRank } from './column-names.js';
import { detectResemblance } from './iban-cell.js';
import type { Cells } from './table-row.js';

/** Titles above a header are not longer. */
const MAX_TITLE_ROWS = 30;
/** A name and its value. */
const MAX_TITLE_CELLS = 2;
/** A remark about IBANs has more words. */
const MAX_WORDS_OF_NAME = 6;
const LETTER = /\p{L}/u;
/** A misspelled IBAN, such as "DE8". */
const BEGIN_OF_IBAN = /^[A-Z]{2}\s?\d/i;

/**
 * The index of the header: the row with the most names of columns, or else the first one with names of any kind, before the first IBAN. Bank statements
 * may have the account's own IBAN above the header. -1: there is none.
 */
export function headerIndex(rows: readonly Cells[]): number {
  const first = rows.findIndex((cells) => cells.some(isIban));
  const top = rows.slice(0, MAX_TITLE_ROWS);
  const scores = top.map((cells, index) => {
    const isPossible = first === -1 || index < first || isWidest(top, index);
    return isPossible && cells.some(isIbanName) && !cells.some(isSentence) ? nameScore(cells) : 0;
  });
  const best = Math.max(...scores);
  if (best > 0) return scores.indexOf(best);
  if (first === -1) return -1;
  const column = rows[first]!.findIndex(isIban);
  const sizes = top
    .slice(0, first)
    .map((cells) => (cells[column] && cells.every(isNameOrBlank) ? filledCells(cells) : 0));
  return sizes.indexOf(Math.max(1, ...sizes));
}

/** Below an IBAN, only a row of names that is wider than all above it is a header. */
function isWidest(rows: readonly Cells[], index: number): boolean {
  const above = rows.slice(0, index).map(filledCells);
  return rows[index]!.every(isNameOrBlank) && filledCells(rows[index]!) > Math.max(MAX_TITLE_CELLS, ...above);
}

function isIban(cell: string): boolean {
  const resemblance = detectResemblance(cell);
  return resemblance === 'iban' || resemblance === 'form';
}

/** A remark above the table may be about IBANs, too. */
function isSentence(cell: string): boolean {
  return isIbanName(cell) && cell.split(/\s+/).length > MAX_WORDS_OF_NAME;
}

/** More for known names than for other cells: a title has one name at most, and it has more words. */
function nameScore(cells: Cells): number {
  const names = cells.filter((cell) => isIbanName(cell) || isBicName(cell) || referenceRank(cell) !== undefined);
  const exact = cells.some((cell) => cell.toUpperCase() === 'IBAN') ? 1 : 0;
  return names.length * cells.length + filledCells(cells) + exact;
}

function filledCells(cells: Cells): number {
  return cells.filter((cell) => cell !== '').length;
}

function isNameOrBlank(cell: string): boolean {
  return cell === '' || (LETTER.test(cell) && !BEGIN_OF_IBAN.test(cell));
}
