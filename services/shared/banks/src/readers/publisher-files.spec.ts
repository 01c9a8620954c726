import { checkIban, findStructure } from '@pruefer/iban';
import fc from 'fast-check';
import { BankIndex } from '../directory/bank-index.js';
import { bytesOfLines } from '../lines/bytes-of-lines.fixture.js';
import { Findings } from '../lines/findings.js';
import { type PublisherFile, publisherFiles } from './publisher-files.fixture.js';
import { publisherTableReader } from './publisher-table.js';
import { readBankFile } from './read-bank-file.js';
import { tableOfFinanssiala } from './table-of-finanssiala.js';

const namedFiles = publisherFiles.map((file) => [`${file.country} (${file.encoding})`, file] as const);

function toLines({ head, rows, notes = [] }: PublisherFile): string[] {
  return [...head, ...rows.slice(0, 1), ...notes, ...rows.slice(1)];
}

const read = (file: PublisherFile, lines = toLines(file)) => readBankFile(bytesOfLines(file.encoding, lines));

/** A valid IBAN of a bank with random other digits; undefined: none was found. */
function validIban(country: string, bankCode: string, banks: BankIndex): string | undefined {
  const { bank, classes } = findStructure(country)!;
  let state = 1;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8;
  for (let tries = 0; tries < 50_000; tries++) {
    const rest = [...classes].map((kind) =>
      kind === 'a' ? String.fromCharCode(65 + (next() % 26)) : String(next() % 10),
    );
    const bban = `${rest.slice(4, bank.start - 1).join('')}${bankCode}${rest.slice(bank.end).join('')}`;
    const digits = [...`${bban}${country}00`].map((character) => parseInt(character, 36)).join('');
    const iban = `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
    if (checkIban(iban, banks).error === null) return iban;
  }
  return undefined;
}

describe.each(namedFiles)('file of %s', (_name, file) => {
  it('is recognised by its content, and read', () => {
    const result = read(file)!;
    expect(result).toMatchObject({
      source: file.source,
      authority: file.authority ?? 'register',
      badLines: [],
      badLineCount: 0,
    });
    expect(result.lineCount).toBe(file.rows.length);
    expect(result.countries.map(({ country }) => country)).toEqual([file.country]);
    const records = result.countries[0]!.records;
    expect(records[0]).toMatchObject(file.first);
    expect(records.map(({ bankCode }) => bankCode)).toEqual(file.bankCodes);
  });

  it('gives the bank of every valid IBAN after it is loaded', () => {
    const result = read(file)!;
    const holders = result.countries[0]!.records.filter(({ isHolder }) => isHolder);
    const facts = { version: 'v', country: file.country, authority: result.authority, source: result.source };
    const banks = new BankIndex({ ...facts, validFrom: '2026-11-01', validUntil: null }, holders);
    const codes = [...new Set(file.bankCodes)];
    expect(banks.size).toBe(codes.length);
    for (const code of codes) {
      const iban = validIban(file.country, code, banks);
      expect(iban && checkIban(iban, banks).bank?.name).toBe(holders.find(({ bankCode }) => bankCode === code)!.name);
    }
  });

  it.each(file.wrong)('F4: skips %j and reports its line', (row, reason) => {
    const lines = toLines(file);
    const result = read(file, [...lines, row])!;
    expect(result).toMatchObject({ badLineCount: 1, badLines: [{ line: lines.length + 1, reason }] });
    expect(result.countries[0]!.records).toHaveLength(file.bankCodes.length);
  });

  it('F4: skips a line of more than 64 KB', () => {
    const lines = toLines(file);
    const badLines = [{ line: lines.length + 1, reason: 'Die Zeile ist länger als 64 KB.' }];
    expect(read(file, [...lines, '0-9,'.repeat(25_000)])).toMatchObject({ badLineCount: 1, badLines });
  });

  it('F4: is not recognised without one of its columns', () => {
    if (file.head.length === 0) return;
    const lines = toLines(file).map((line, at) => (at < file.head.length ? line.replaceAll(/BIC|SWIFT/gi, 'X') : line));
    expect(read(file, lines)).toBeUndefined();
  });

  it('E2: never throws for changed bytes', () => {
    const bytes = bytesOfLines(file.encoding, toLines(file));
    const change = fc.record({ at: fc.nat(bytes.length - 1), by: fc.uint8Array({ maxLength: 5 }), cut: fc.nat(9) });
    fc.assert(
      fc.property(change, ({ at, by, cut }) => {
        const result = readBankFile(Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + cut)]));
        expect(result?.badLineCount ?? 0).toBeLessThanOrEqual(result?.lineCount ?? 0);
      }),
      { numRuns: 100 },
    );
  });
});

class CountedFindings extends Findings {
  looks = 0;

  override holds(country: string, bankCode: string): boolean {
    this.looks++;
    return super.holds(country, bankCode);
  }
}

it('F4: Finnish ranges over the same codes cost no more than the number of codes', () => {
  let records = 0;
  const findings = new CountedFindings(() => void records++);
  const reader = publisherTableReader(tableOfFinanssiala, findings);
  reader.read('Rahalaitos;Rahalaitostunnus;BIC', 1);
  for (let line = 2; line <= 2_001; line++) reader.read(`Pankki;${line % 2 ? '0-9' : '1, 2-8, 9'};MUSTFIHH`, line);
  expect(reader.end()).toMatchObject({ lineCount: 2_000, badLineCount: 0 });
  expect(records).toBe(1_000);
  expect(findings.looks).toBeLessThan(10_000);
});
