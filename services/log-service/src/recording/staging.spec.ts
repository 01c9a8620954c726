import { answered } from '../../e2e/sample-events.js';
import { RecordFields } from '../consuming/record-fields.js';
import type { LogRow } from './log-row.js';
import { readAnswered } from './read-answered.js';
import { copyLineOf } from './staging.js';

function lineOf(fields: Partial<LogRow>): string[] {
  const row = readAnswered(RecordFields.of(Buffer.from(JSON.stringify(answered({ errorMessage: null })))));
  return copyLineOf({ ...row, ...fields }).split('\t');
}

const placeOf = (marker: string) => lineOf({ errorMessage: marker }).findIndex((field) => field === marker);

it.each([
  ['null', null, '\\N'],
  ['an empty text', '', ''],
  ['the sign for null', '\\N', '\\\\N'],
  ['a tab', 'a\tb', 'a\\tb'],
  ['line breaks', 'a\r\nb', 'a\\r\\nb'],
  ['a backslash before a tab', '\\\t', '\\\\\\t'],
  ['the end mark of COPY', '\\.', '\\\\.'],
])('%s keeps its meaning', (_, given, written) => {
  expect(lineOf({ errorMessage: given })[placeOf('a marker')]).toBe(written);
});

it('is one line, with hashes as bytes and details as JSON', () => {
  const line = copyLineOf({ ...readAnswered(RecordFields.of(Buffer.from(JSON.stringify(answered())))) });
  expect(line.match(/\n/g)).toHaveLength(1);
  expect(line).toContain('\t\\\\x');
  expect(line).toContain('\t{"bankCode":"37040044"');
});
