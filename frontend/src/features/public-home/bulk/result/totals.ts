import type { CheckedRow } from './checked-row.js';
import type { IbanList } from '../list/iban-list.js';
import type { Line } from '../run/chunk-lines.js';

/** Results by the number of their line. */
export type Results = ReadonlyMap<number, CheckedRow>;

export interface Totals {
  readonly valid: number;
  readonly invalid: number;
  /** Lines without a verdict: refused one by one, or not sent. */
  readonly unchecked: number;
}

/** Counts the lines of a list by result. */
export function countTotals({ rows }: IbanList, results: Results): Totals {
  const count = (is: CheckedRow['status']) => [...results.values()].filter((row) => row.status === is).length;
  const [valid, invalid] = [count('valid'), count('invalid')];
  return { valid, invalid, unchecked: rows.length - valid - invalid };
}

interface FaultyLine {
  readonly line: number;
  readonly row: CheckedRow;
}

/** The first lines that are not valid, in their order. */
export function faultyLines(lines: readonly Line[], results: Results, max: number): FaultyLine[] {
  const faulty: FaultyLine[] = [];
  for (const { line } of lines) {
    const row = results.get(line);
    if (row && row.status !== 'valid') faulty.push({ line, row });
    if (faulty.length === max) break;
  }
  return faulty;
}
