import { A, B, bytesOf, C, D, grouped } from '../files.fixture.js';
import type { PeoplesFile } from './peoples-file.fixture.js';

const two = ['1 A', '2 B'];
const many = Array.from({ length: 30 }, (_, row) => `${row};${row % 2 === 0 ? A : B};Rechnung ${row}`).join('\n');

/** Files as people type or copy them together. */
export const typedFiles: readonly PeoplesFile[] = [
  ['one IBAN', A, '; IBAN 1', ['1 A']],
  ['one column without a header', `${A}\n${B}\n`, '; IBAN 1', two],
  ['one column with a header', `IBAN\n${A}\n${B}\n`, '; header IBAN 1', ['2 A', '3 B']],
  ['one column below a title', `Unsere Kunden\n${A}`, '; header IBAN 1', ['2 A']],
  ['a misspelled IBAN first', `DE8\n${A}`, '; IBAN 1', ['1 DE8', '2 A']],
  ['an IBAN one digit short first', `${A.slice(0, -1)}\n${B}`, '; IBAN 1', [`1 ${A.slice(0, -1)}`, '2 B']],
  ['groups of four', `${grouped(A)}\n${grouped(B)}`, '; IBAN 1', two],
  ['non-breaking blanks', `${grouped(A, '\u00A0')}\n${grouped(B, '\u202F')}`, '; IBAN 1', two],
  [
    'non-breaking blanks in Windows-1252',
    bytesOf(`Käufer;${grouped(A, '\u00A0')}\n`, 'windows-1252'),
    '; windows-1252 IBAN 2',
    ['1 A'],
  ],
  ['hyphens and dots', `${grouped(A, '-')}\n${grouped(B, '.')}`, '; IBAN 1', two],
  ['lower case', `${A.toLowerCase()}\n${grouped(B).toLowerCase()}`, '; IBAN 1', two],
  ['"IBAN" before each', `IBAN: ${grouped(A)}\nIBAN ${B}`, '; IBAN 1', two],
  ['blank lines between', `\n\n${A}\n   \n\n${B}\n\n`, '; IBAN 1', ['3 A', '6 B']],
  ['no line end at the end', `Name;IBAN\nMüller;${A}`, '; header IBAN 2', ['2 A']],
  ['blanks around', `  Name ;  IBAN  \n Müller ;  ${A}  `, '; header IBAN 2', ['2 A']],
  ['a comma behind each', `${A},\n${B},\n`, ', IBAN 1', two],
  ['a semicolon behind each', `${A};\n${B};\n`, '; IBAN 1', two],
  ['commas in names, no quotes', `Müller, Peter;${A}\nMaier, Eva;${B}`, '; IBAN 2', two],
  ['semicolons in names, commas between', `"Müller; Peter",${A}\n"Maier; Eva",${B}`, ', IBAN 2', two],
  ['decimal commas on both sides', `1,50;${A};2,50\n3,50;${B};4,50`, '; IBAN 2', two],
  ['several in one line', `${A};${B};${C}`, '; IBAN of 1,2,3'],
  ['two in one cell', `IBAN;Name\n${A} / ${B};Müller\n${C};Maier`, '; header IBAN 1', ['2 too_long', '3 C']],
  ['a list without a header', many, '; IBAN 2', many.split('\n').map((_, row) => `${row + 1} ${row % 2 ? 'B' : 'A'}`)],
  ['an empty cell', `Name;IBAN\nMüller;${A}\nMaier;\nX;${B}`, '; header IBAN 2', ['2 A', '3 no_iban', '4 B']],
  ['the first IBAN missing', `Name;IBAN\nMüller;\nMaier;${A}`, '; header IBAN 2', ['2 no_iban', '3 A']],
  ['the first IBAN missing, no header', `4711;;Köln\n4712;${A};Bonn`, '; IBAN 2', ['1 no_iban', '2 A']],
  ['rows of different lengths', `Name;IBAN;Ort\nMüller;${A}\nMaier;${B};Bonn;x`, '; header IBAN 2', ['2 A', '3 B']],
  ['digits without a country', `IBAN\n89370400440532013000\n${A}`, '; header IBAN 1', ['2 digits_only', '3 A']],
  ['an old account in the column', `Konto;BLZ\n532013000;37040044\n${A};`, '; header IBAN 1', ['2 digits_only', '3 A']],
  ['a name with a quote', `Name;IBAN\nMüller "jun.";${A}\n"Adler" GmbH;${B}`, '; header IBAN 2', ['2 A', '3 B']],
  ['inches in a text', `Text;IBAN\n"24" Rad";${A}\n"26"";"${B}"`, '; header IBAN 2', ['2 A', '3 B']],
  ['a quote that never ends', `Name;IBAN\n"Müller;${A}\nMaier;${B}\n`, '; header IBAN 2', ['2 A', '3 B']],
  ['a quote that ends in a later row', `Name;IBAN\n"Müller;${A}\n"Maier";"${B}"`, '; header IBAN 2', ['2 A', '3 B']],
  [
    'an IBAN in a free text',
    `Text;Konto\nvon ${B};${A}\n${C};${D}\n${`x;${A}\n`.repeat(5)}`,
    '; header IBAN 2',
    ['2 A', '3 D', '4 A', '5 A', '6 A', '7 A', '8 A'],
  ],
  ['a remark in the first row', `Name;IBAN\nMüller;IBAN fehlt\nMaier;${A}`, '; header IBAN 2', ['2 no_iban', '3 A']],
  ['"keine IBAN", and no header', `1;keine IBAN\n2;${A}`, '; IBAN 2', ['1 no_iban', '2 A']],
  ['a title above one column', `IBAN-Liste\nIBAN\n${A}`, '; header IBAN 1', ['3 A']],
  ['a second account here and there', `Konto;Konto 2\n${A};${B}\n${B};\n${C};`, '; header IBAN of 1,2'],
  [
    'the header again in the middle',
    `Nr;IBAN\n1;${A}\nNr;IBAN\n2;${B}`,
    '; header IBAN 2',
    ['2 A', '3 no_iban', '4 B'],
  ],
];
