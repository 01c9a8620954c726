import { bankFileFormats } from '@pruefer/banks';
import { formatTable } from './format-table.js';

it('says which files can be read, by country', () => {
  const [headings, ...lines] = formatTable(bankFileFormats);
  expect(headings).toMatch(/^Land +Herausgeber +Datei/);
  expect(lines).toHaveLength(bankFileFormats.length);
  expect(lines).toContainEqual(expect.stringMatching(/^CZ +Česká národní banka +kody_bank_CR \(CSV\)$/));
  expect(lines).toContainEqual(expect.stringMatching(/^alle außer DE +in der Datei genannt +eigene Liste/));
});
