import { MAX_ROW_CHARACTERS, type TableDelimiter } from './table-row.js';

/** The cells of a row. `open`: its last cell continues in the next line; `misquoted`: a quote inside a quoted cell is not doubled. */
type CellsOrFault = readonly string[] | 'open' | 'misquoted';

const QUOTE = '"';
const QUOTED_CELL = ' *"([^"]*(?:""[^"]*)*)" *';
const CELL_THAT_OPENS = /^. *"/s;

/**
 * A delimiter and the cell after it. Written here because csv-parse joins rows at a quote without an end, does not continue after a fault, and takes 10 to
 * 100 times longer; the spec compares both.
 */
const strictCells = cellPatterns('(?! *")[^D\\n]*');
/** A quote that is at no end of the cell is a character. */
const looseCellPatterns = cellPatterns('[^D\\n]*');

function cellPatterns(plainCell: string): Readonly<Record<TableDelimiter, RegExp>> {
  const patternFor = (delimiter: TableDelimiter) =>
    new RegExp(`D(?:${QUOTED_CELL}|(${plainCell}))(?=D|$)`.replaceAll('D', delimiter), 'gy');
  return { ';': patternFor(';'), ',': patternFor(','), '\t': patternFor('\t') };
}

/** Splits a row at its delimiters. The cells have no outer blanks. Quotes of a row that is too long are characters: the patterns would exceed the stack. */
export function splitCells(row: string, delimiter: TableDelimiter): CellsOrFault {
  if (!row.includes(QUOTE) || row.length > MAX_ROW_CHARACTERS) return row.split(delimiter).map((cell) => cell.trim());
  const { cells, rest } = matchedCells(row, delimiter, strictCells);
  if (rest === '') return cells;
  const isOpen = CELL_THAT_OPENS.test(rest) && !hasSingleQuote(rest.replace(CELL_THAT_OPENS, ''));
  return isOpen ? 'open' : 'misquoted';
}

/** Splits a line in which not all quotes are around cells or doubled. */
export function looseCells(line: string, delimiter: TableDelimiter): readonly string[] {
  return matchedCells(line, delimiter, looseCellPatterns).cells;
}

/** Whether the text contains a quote that is not doubled. */
export function hasSingleQuote(text: string): boolean {
  return text.replaceAll('""', '').includes(QUOTE);
}

function matchedCells(
  row: string,
  delimiter: TableDelimiter,
  patterns: Readonly<Record<TableDelimiter, RegExp>>,
): { readonly cells: readonly string[]; readonly rest: string } {
  const text = delimiter + row;
  const pattern = patterns[delimiter];
  const cells: string[] = [];
  let end = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    cells.push((match[1]?.replaceAll('""', QUOTE) ?? match[2]!).trim());
    end = pattern.lastIndex;
  }
  return { cells, rest: text.slice(end) };
}
