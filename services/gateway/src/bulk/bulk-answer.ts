import {
  type BulkBatchHead,
  getProblemSentence,
  type Language,
  type ProblemCode,
  problemCodeIn,
  type RowProblem,
  textIn,
  verdictIn,
} from '@pruefer/contracts';
import { type BulkRow, isCheckable, type TranslatableRowProblem } from './bulk-row.js';

/**
 * The JSON of a `BulkAnswer`, put together from the verdicts' own JSON.
 * @param lines one for each row that can be checked, in order: status, blank, and the verdict or the code of a problem
 */
export function buildBulkAnswer(
  rows: readonly BulkRow[],
  head: BulkBatchHead,
  lines: readonly Buffer[],
  language: Language = 'de',
): Buffer {
  let results = '';
  let verdicts = 0;
  let lineIndex = 0;
  for (const [index, { reference, content }] of rows.entries()) {
    const line = isCheckable(content) ? lines[lineIndex++]!.toString() : undefined;
    const verdict = line && verdictIn(line);
    if (verdict !== undefined) verdicts++;
    const result =
      verdict === undefined
        ? `"failed","problem":${problemAsJson(content, line, language)}`
        : `"answered","verdict":${verdict}`;
    const separator = index === 0 ? '' : ',';
    results += `${separator}{"line":${index + 1},"reference":${JSON.stringify(reference)},"status":${result}}`;
  }
  const { valid, charged } = head;
  const totals = { rows: rows.length, valid, invalid: verdicts - valid, failed: rows.length - verdicts, charged };
  return Buffer.from(`${JSON.stringify(totals).slice(0, -1)},"results":[${results}]}`);
}

/** The problem of a row: its own if it was not sent, otherwise the one that `line` names. */
function problemAsJson(content: BulkRow['content'], line: string | undefined, language: Language): string {
  const { code, field, message } =
    line === undefined ? (content as TranslatableRowProblem) : toRowProblem(problemCodeIn(line));
  return JSON.stringify({ code, field, message: textIn(message, language) } satisfies RowProblem);
}

function toRowProblem(code: ProblemCode): TranslatableRowProblem {
  return { code, field: null, message: getProblemSentence(code) };
}
