import { englishNumber, germanNumber } from '@pruefer/contracts';
import { MAX_ROW_CHARACTERS } from '@pruefer/iban';
import { parse } from 'csv-parse/sync';
import { A, B, rowsIn, toSampleBytes } from './files.fixture.js';
import { isRejected, rejections } from './row/file-row.js';
import { rejectionTexts } from './row/rejection-texts.js';
import { errorLines, resultLines, type RowVerdict } from './result-csv.js';
import { detectLayout } from './detect-layout.js';

const valid: RowVerdict = { valid: true, iban: A, country: 'DE', bic: 'COBADEFFXXX', bankName: 'Commerzbank' };

async function buildFiles(
  text: string,
  verdicts: readonly RowVerdict[] = [valid],
): Promise<[result: string, errors: string]> {
  const bytes = toSampleBytes(text);
  const layout = detectLayout(bytes, true);
  const rows = await rowsIn(bytes, layout);
  const checked = rows
    .flatMap((row) => (isRejected(row) ? [] : [row]))
    .map((row, index) => ({ row, verdict: verdicts[index] ?? valid }));
  const [result, errors] = [resultLines(layout, 'de'), errorLines(layout, 'de')];
  return [result.begin + result.formatLines(checked), errors.begin + errors.formatLines(rows.filter(isRejected))];
}
const table = (csv: string, delimiter: string) => parse(csv, { delimiter, bom: true, relax_column_count: false });

describe('the result of a CSV file', () => {
  it('has the customer’s cells and then ours, in the delimiter of the file', async () => {
    const [result] = await buildFiles(`Name,IBAN\n"Doe, John",DE89 3704 0044 0532 0130 00\nx,${B}\n`, [
      valid,
      { valid: false, iban: B, reason: 'Die Prüfziffern stimmen nicht.' },
    ]);
    expect(result.startsWith('\uFEFF"Name","IBAN","Gültig","IBAN","Land","BIC","Bank","Grund"\r\n')).toBe(true);
    expect(table(result, ',').slice(1)).toEqual([
      ['Doe, John', 'DE89 3704 0044 0532 0130 00', 'ja', A, 'DE', 'COBADEFFXXX', 'Commerzbank', ''],
      ['x', B, 'nein', B, '', '', '', 'Die Prüfziffern stimmen nicht.'],
    ]);
  });

  it('has a header where the file has none, and as many cells in each row', async () => {
    const [result] = await buildFiles(`${A};x\n${A}\n${A};x;y;z;\n`.replace(';x;y;z', ';x\n'), [{ failed: 'Später.' }]);
    expect(table(result, ';')).toEqual([
      ['Spalte 1', 'Spalte 2', 'Gültig', 'IBAN', 'Land', 'BIC', 'Bank', 'Grund'],
      [A, 'x', 'nicht geprüft', '', '', '', '', 'Später.'],
      [A, '', 'ja', A, 'DE', 'COBADEFFXXX', 'Commerzbank', ''],
      [A, 'x', 'ja', A, 'DE', 'COBADEFFXXX', 'Commerzbank', ''],
    ]);
  });

  it('joins the surplus cells of a row', () => {
    const layout = detectLayout(toSampleBytes(`${A};x`), true);
    const row = { line: 1, iban: A, cells: [A, 'x', 'y', '', 'z', ''] };
    expect(table(resultLines(layout, 'de').formatLines([{ row, verdict: valid }]), ';')[0]).toHaveLength(8);
    expect(table(resultLines(layout, 'de').formatLines([{ row, verdict: valid }]), ';')[0]![1]).toBe('x;y;;z');
  });

  it.each([';', ',', '\t'])('E7: has no formulas in any cell, between %j', async (delimiter) => {
    const file = [['=1+1', 'IBAN'], ['=cmd|calc', A], ['+1', A], ['-1', A], ['@x', A], ['" =1"', A], ['"a\n=1"', A]]; // prettier-ignore
    const [result] = await buildFiles(file.map((cells) => cells.join(delimiter)).join('\n'), [{ failed: '=1+1' }]);
    const cells = table(result, delimiter).flat();
    expect(cells.filter((cell) => /(?:^|\n)\s*[=+\-@]/.test(cell))).toEqual([]);
    expect(cells).toContain("'=cmd|calc");
    expect(cells.filter((cell) => cell === "'=1+1")).toHaveLength(2);
  });
});

describe('rejected rows', () => {
  it('have a line, a reason in German, and the customer’s cells', async () => {
    const [, errors] = await buildFiles(`Name;IBAN\nx;${A}\n"=y";\nz;1E+20`);
    expect(table(errors, ';')).toEqual([
      ['Zeile', 'Grund', 'Name', 'IBAN'],
      ['3', rejectionTexts.no_iban.de, "'=y", ''],
      ['4', rejectionTexts.number_notation.de, 'z', '1E+20'],
    ]);
  });

  it('have a sentence for each reason', () => {
    const all = rejections.flatMap((reason) => Object.values(rejectionTexts[reason]));
    for (const text of all) expect(text).toMatch(/^[A-Z].*\.$/);
    expect(rejectionTexts.row_too_long.de).toContain(`${germanNumber(MAX_ROW_CHARACTERS)} Zeichen`);
    expect(rejectionTexts.row_too_long.en).toContain(`${englishNumber(MAX_ROW_CHARACTERS)} characters`);
  });
});

it('a result in English has English words of ours, and none in the customer’s cells', () => {
  const layout = detectLayout(toSampleBytes(`Name;IBAN\nMüller;${A}`), true);
  const [result, errors] = [resultLines(layout, 'en'), errorLines(layout, 'en')];
  const row = { line: 2, iban: A, cells: ['Müller', A] };
  const rows = [
    { row, verdict: valid },
    { row, verdict: { failed: 'Later.' } },
  ];
  expect(table(result.begin + result.formatLines(rows), ';')).toEqual([
    ['Name', 'IBAN', 'Valid', 'IBAN', 'Country', 'BIC', 'Bank', 'Reason'],
    ['Müller', A, 'yes', A, 'DE', 'COBADEFFXXX', 'Commerzbank', ''],
    ['Müller', A, 'not checked', '', '', '', '', 'Later.'],
  ]);
  expect(errors.begin).toContain('"Line";"Reason"');
});

it('JSON stays JSON', async () => {
  const lines = [`{"iban":"${A}","reference":"R"}`, '{}', `{"iban":"${A}"}`, `{"iban":"${B}"}`];
  const [result, errors] = await buildFiles(lines.join('\n'), [
    valid,
    { valid: false, iban: A },
    { failed: 'Später.' },
  ]);
  const none = { country: null, bic: null, bank: null };
  expect(
    result
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    {
      line: 1,
      reference: 'R',
      valid: true,
      iban: A,
      country: 'DE',
      bic: 'COBADEFFXXX',
      bank: 'Commerzbank',
      reason: null,
    },
    { line: 3, reference: null, valid: false, iban: A, ...none, reason: null },
    { line: 4, reference: null, valid: null, iban: null, ...none, reason: 'Später.' },
  ]);
  expect(JSON.parse(errors)).toEqual({ line: 2, code: 'no_iban', reason: rejectionTexts.no_iban.de });
});
