import type { BulkResult, BulkVerdict } from '@pruefer/contracts';
import { parseIbanList } from '../list/iban-list.js';
import { checkedRow } from './checked-row.js';
import { resultCsv } from './result-csv.js';
import { countTotals, faultyLines } from './totals.js';

const iban = 'DE89370400440532013000';
const verdict: BulkVerdict = {
  valid: true,
  iban,
  errorCode: null,
  blz: '37040044',
  bic: 'COBADEFFXXX',
  bankName: 'Commerzbank',
  warnings: [],
};
const wrong: BulkVerdict = { ...verdict, valid: false, errorCode: 'iban_check_digits', bic: null };
const result = (about: Partial<BulkResult>): BulkResult => ({ line: 1, reference: null, status: 'answered', ...about });
const problem = { code: 'iban_characters', field: 'iban', message: 'Zeichen falsch.' } as const;

/** The answers to a list whose second line is wrong and whose third failed. */
function createResults(text: string) {
  const list = parseIbanList(text);
  const answers = [result({ verdict }), result({ verdict: wrong }), result({ status: 'failed', problem })];
  const results = new Map(
    list.lines.slice(0, 3).map(({ line, iban: sent }, index) => [line, checkedRow(answers[index]!, sent)]),
  );
  return { list, results };
}

const text = `Kunde;Konto\nMeier;${iban}\n"=1+1";DE88370400440532013000\n-Müller;ÄÖ\nLang;\nKurz;${iban}`;

it('keeps the own columns and appends the results', () => {
  const { list, results } = createResults(text);
  expect(resultCsv(list, results).split('\r\n')).toEqual([
    '\uFEFF"Kunde";"Konto";"gültig";"IBAN";"BLZ";"BIC";"Bank";"Hinweis"',
    `"Meier";"${iban}";"ja";"${iban}";"37040044";"COBADEFFXXX";"Commerzbank";""`,
    `"'=1+1";"DE88370400440532013000";"nein";"${iban}";"37040044";"";"Commerzbank";"Die Prüfziffern stimmen nicht. Meist ist eine Stelle falsch oder vertauscht."`,
    `"'-Müller";"ÄÖ";"nicht geprüft";"ÄÖ";"";"";"";"Zeichen falsch."`,
    `"Lang";"";"nicht geprüft";"";"";"";"";"In dieser Zeile steht keine IBAN."`,
    `"Kurz";"${iban}";"nicht geprüft";"";"";"";"";"Diese Zeile wurde nicht geprüft."`,
    '',
  ]);
});

it('names the column of a list without a head', () => {
  const { list, results } = createResults(iban);
  expect(resultCsv(list, results)).toMatch(/^\uFEFF"Spalte 1";"gültig"/);
});

it.each(['=1', '+1', '-1', '@A', 'a "=1"'])('E7: makes no formula of %j', (cell) => {
  const { list, results } = createResults(`${cell.replaceAll('"', '')};${iban}\nb;${iban}`);
  expect(resultCsv(list, results)).not.toMatch(/(?:^|[;\n])"[=+\-@]/);
});

it('counts every line once, and lists those that are not valid', () => {
  const { list, results } = createResults(text);
  expect(countTotals(list, results)).toEqual({ valid: 1, invalid: 1, unchecked: 3 });
  expect(faultyLines(list.lines, results, 50).map(({ line, row }) => [line, row.status])).toEqual([
    [3, 'invalid'],
    [4, 'failed'],
  ]);
  expect(faultyLines(list.lines, results, 1)).toHaveLength(1);
});

it('notes warnings of a valid IBAN', () => {
  const warnings = [{ code: 'bank_code_to_be_deleted', message: 'Wird gelöscht.' }] as const;
  expect(checkedRow(result({ verdict: { ...verdict, warnings: [...warnings] } }), iban)).toMatchObject({
    status: 'valid',
    note: 'Wird gelöscht.',
  });
});
