import { copyBytes, copyPlain, copyText } from './copy-form.js';

it.each([
  ['nothing', null, '\\N'],
  ['an empty text', '', ''],
  ['the sign for null', '\\N', '\\\\N'],
  ['a tab', 'a\tb', 'a\\tb'],
  ['line breaks', 'a\r\nb', 'a\\r\\nb'],
  ['a backslash before a tab', '\\\t', '\\\\\\t'],
  ['the end mark of COPY', '\\.', '\\\\.'],
  ['what needs nothing', '50447 Köln, "…" 🏦', '50447 Köln, "…" 🏦'],
])('%s keeps its meaning', (_, text, written) => {
  expect(copyText(text)).toBe(written);
});

it('numbers, dates and bytes are written as they are', () => {
  expect([copyPlain(0), copyPlain('2026-09-07'), copyPlain(null)]).toEqual(['0', '2026-09-07', '\\N']);
  expect([copyBytes('ab12'), copyBytes(null)]).toEqual(['\\\\xab12', '\\N']);
});
