import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_ROW_CHARACTERS } from '@pruefer/iban';
import { A, B, read, rowsIn, rowSummary, toSampleBytes } from './files.fixture.js';
import { readFileRows } from './read-file-rows.js';
import { detectLayout } from './detect-layout.js';

const pain = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">';
const layoutSummary = async (file: string) => (await read(file)).map(rowSummary);

it.each(['utf-8', 'utf-16le'] as const)('reads the same rows at every cut: %s', async (encoding) => {
  const bytes = toSampleBytes(`\uFEFFName;IBAN\r\n"Mü\r\nller 😀";${A}\r\nKäse;${B}\r\n`, encoding);
  const layout = detectLayout(bytes, true);
  const rows = [
    { line: 2, iban: A, cells: ['Mü\nller 😀', A] },
    { line: 4, iban: B, cells: ['Käse', B] },
  ];
  for (let size = 1; size <= bytes.length; size += 1) expect(await rowsIn(bytes, layout, size)).toEqual(rows);
});

it('rejects rows by line and goes on', async () => {
  const rows = [
    `${A};R-1;DE`,
    `${A};${'x'.repeat(65)};DE`,
    `${A}${A};R;DE`,
    `DE89ä;R;DE`,
    `${A};${'x'.repeat(MAX_ROW_CHARACTERS)}`,
    `${B};R-6;AT`,
  ];
  const file = `IBAN;Referenz;Land\n${A};a;b\n${'\n'.repeat(3_000)}${rows.join('\n')}`;
  expect((await read(file, { referenceColumn: 2 })).map(rowSummary)).toEqual([
    '2 A (a)',
    '3003 A (R-1)',
    '3004 invalid_reference',
    '3005 too_long',
    '3006 invalid_characters',
    '3007 row_too_long',
    '3008 B (R-6)',
  ]);
});

describe('JSON by line', () => {
  it('has the fields of a bulk call', async () => {
    const lines = [
      `{"iban":"DE89 3704 0044 0532 0130 00","bic":"cobadeff","reference":" R-1 "}`,
      `{"iban":"${B}","bic":null,"reference":null,"more":[1]}`,
      '',
      '{"reference":"R-3"}',
      '{"iban":null}',
      `{"iban":"${A}","reference":7}`,
      `{"iban":"${A}","reference":"${'x'.repeat(65)}"}`,
      '{"iban":7}',
      `{"iban":"${A}","bic":true}`,
      `"${A}"`,
      '{"iban":',
      `{"iban":"${A}","x":"${'x'.repeat(MAX_ROW_CHARACTERS)}"}`,
      `{"iban":"1E+20"}`,
      `{"iban":"${A}","iban":"${B}"}`,
    ];
    expect(await layoutSummary(lines.join('\r\n'))).toEqual([
      '1 A COBADEFF (R-1)',
      '2 B',
      '4 no_iban',
      '5 no_iban',
      '6 invalid_reference',
      '7 invalid_reference',
      '8 invalid_json',
      '9 invalid_json',
      '10 invalid_json',
      '11 invalid_json',
      '12 row_too_long',
      '13 number_notation',
      '14 invalid_json',
    ]);
  });
});

describe('a file of 20 MB', () => {
  const MIB = 1_048_576;
  const MAX_GROWTH = 16 * MIB;
  let collect: () => void;
  beforeAll(() => {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  });

  it.each([
    ['CSV', 'Nr;Name;IBAN;BIC;Betrag\n', `10001;"Müller, Peter";${A};COBADEFFXXX;"12,50"\n`],
    ['CSV in one line', `IBAN\n${A}\n`, 'x'.repeat(MIB)],
    ['JSON', `{"iban":"${A}"}\n`, `{"iban":"${A}","reference":"R-1","name":"Müller"}\n`],
    ['SEPA', pain, `<CdtTrfTxInf><CdtrAcct><Id><IBAN>${A}</IBAN></Id></CdtrAcct></CdtTrfTxInf>`],
  ])('is read in bounded memory: %s', async (_, head, part) => {
    const piece = toSampleBytes(part.repeat(Math.ceil(MIB / part.length)));
    async function* source() {
      yield toSampleBytes(head);
      for (let index = 0; index < 20; index += 1) yield piece;
      yield toSampleBytes(head === pain ? '</Document>' : '');
    }
    let [batches, most] = [0, 0];
    collect();
    const before = process.memoryUsage().heapUsed;
    for await (const batch of readFileRows(source(), detectLayout(toSampleBytes(head + part), false))) {
      if (batches % 40 === 0) collect();
      if (batches % 40 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
      batches += batch.length > 0 ? 1 : 0;
    }
    expect(batches).toBeGreaterThan(0);
    expect(most).toBeLessThan(MAX_GROWTH);
  });
});
