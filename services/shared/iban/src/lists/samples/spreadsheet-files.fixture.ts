import { A, B, C, type PeoplesFile, toSampleBytes } from './list-sample.fixture.js';

const lines = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('');
const excel = lines('Name;IBAN;Betrag', `Müller;${A};12,50`, `Maier;${B};1.000,00`);
const excelTabs = lines('Name\tIBAN\tBetrag', `Müller\t${A}\t12,50`, `Maier\t${B}\t8,00`);
const twoRows = ['2 A', '3 B'];

/** Files as spreadsheets write them. */
export const spreadsheetFiles: readonly PeoplesFile[] = [
  ['German Excel, decimal commas', excel, '; header IBAN 2', twoRows],
  ['German Excel in Windows-1252', toSampleBytes(excel, 'windows-1252'), '; windows-1252 header IBAN 2', twoRows],
  ['CSV UTF-8 with a byte order mark', `\uFEFF${excel}`, '; header IBAN 2', twoRows],
  ['Unicode text of Excel', toSampleBytes(`\uFEFF${excelTabs}`, 'utf-16le'), '\\t utf-16le header IBAN 2', twoRows],
  ['UTF-16 without a mark', toSampleBytes(excelTabs, 'utf-16le'), '\\t utf-16le header IBAN 2', twoRows],
  ['UTF-16 with the other byte order', toSampleBytes(excel, 'utf-16be'), '; utf-16be header IBAN 2', twoRows],
  ['the same with a mark', toSampleBytes(`\uFEFF${excel}`, 'utf-16be'), '; utf-16be header IBAN 2', twoRows],
  ['text with tabs', excelTabs, '\\t header IBAN 2', twoRows],
  ['English Excel with commas', lines('Name,IBAN,Amount', `"Doe, John",${A},12.50`), ', header IBAN 2', ['2 A']],
  ['first line sep=;', lines('sep=;', 'Name;IBAN', `Müller;${A}`), '; header IBAN 2', ['3 A']],
  ['first line "sep=," in quotes', lines('"sep=,"', 'Name,IBAN', `a;b,${A}`), ', header IBAN 2', ['3 A']],
  ['sep= and no header', lines('sep=;', `${A};1`, `${B};2`), '; IBAN 1', twoRows],
  ['trailing delimiters', lines('Name;IBAN;;;', `Müller;${A};;;`), '; header IBAN 2', ['2 A']],
  ['blank rows of delimiters at the end', lines('Name;IBAN', `Müller;${A}`, ';', ';'), '; header IBAN 2', ['2 A']],
  [
    'numbers in place of IBANs',
    lines('Name;IBAN', 'a;1,23457E+21', 'b;8.93704E+20', 'c;1E+20', `d;${A}`),
    '; header IBAN 2',
    ['2 number_notation', '3 number_notation', '4 number_notation', '5 A'],
  ],
  ['nothing but numbers', lines('Name;IBAN', 'a;1,2E+21'), '; header IBAN 2', ['2 number_notation']],
  ['leading apostrophes', lines('Name;IBAN', `Müller;'${A}`), '; header IBAN 2', ['2 A']],
  ['texts as formulas', lines('Name;IBAN', `Müller;="${A}"`, `"x";"=""${B}"""`), '; header IBAN 2', twoRows],
  ['line ends in a cell', `Name;IBAN\r\n"Müller\nKöln";${A}\r\nMaier;${B}\r\n`, '; header IBAN 2', ['2 A', '4 B']],
  ['CRLF in a cell', `Name;IBAN\r\n"Müller\r\n\r\nKöln";${A}\r\nMaier;${B}\r\n`, '; header IBAN 2', ['2 A', '5 B']],
  ['a line end in the header', `"Name des\nKunden";IBAN\r\nMüller;${A}\r\n`, '; header IBAN 2', ['3 A']],
  ['doubled quotes', lines('Firma;IBAN', `"Gasthof ""Adler""; Bad Aibling";${A}`), '; header IBAN 2', ['2 A']],
  ['all cells quoted', lines('"Name";"IBAN"', `"Müller; Söhne";"${A}"`), '; header IBAN 2', ['2 A']],
  ['old Mac line ends', `Name;IBAN\rMüller;${A}\rMaier;${B}`, '; header IBAN 2', twoRows],
  ['mixed line ends', `Name;IBAN\r\nMüller;${A}\nMaier;${B}\rX;${C}`, '; header IBAN 2', ['2 A', '3 B', '4 C']],
  [
    'a title above the header',
    lines('IBAN-Liste Mai 2026;;', ';;', 'Nr;Name;IBAN', `1;Müller;${A}`),
    '; header IBAN 3',
    ['4 A'],
  ],
  [
    'a remark about IBANs above the header',
    lines('Bitte alle IBAN bis Ende des Monats prüfen lassen', '', 'IBAN;Name', `${A};Müller`),
    '; header IBAN 1',
    ['4 A'],
  ],
  [
    'a sum at the end',
    lines('Name;IBAN;Betrag', `Müller;${A};12,50`, 'Summe;;12,50', ';Anzahl: 1;'),
    '; header IBAN 2',
    ['2 A', '3 no_iban', '4 ANZAHL:1'],
  ],
  ['"Summe" below the IBANs', lines('IBAN;Betrag', `${A};1,00`, 'Summe;1,00'), '; header IBAN 1', ['2 A', '3 no_iban']],
  [
    'errors of formulas',
    lines('Name;IBAN', `a;${A}`, 'b;#NV', 'c;-', 'd;n/a'),
    '; header IBAN 2',
    ['2 A', '3 no_iban', '4 no_iban', '5 no_iban'],
  ],
];
