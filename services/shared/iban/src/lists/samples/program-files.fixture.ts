import { A, B, C, D, grouped, type PeoplesFile, toSampleBytes } from './list-sample.fixture.js';

const two = ['2 A', '3 B'];
const long = 'x'.repeat(65);

/** Files as programs for customers, members and accounts write them. */
export const programFiles: readonly PeoplesFile[] = [
  [
    'customers with BIC and number',
    `Kundennr.;Name;IBAN;BIC\n10001;Müller;${A};COBADEFFXXX\n10002;Maier;${B};\n`,
    '; header IBAN 3 BIC 4 reference 1',
    ['2 A COBADEFFXXX (10001)', '3 B (10002)'],
  ],
  ['BIC before IBAN', `BIC;IBAN\nCOBADEFFXXX;${A}`, '; header IBAN 2 BIC 1', ['2 A COBADEFFXXX']],
  [
    'a header in English',
    `Customer No,SWIFT code,Iban\n7,cobadeff,${A}`,
    ', header IBAN 3 BIC 2 reference 1',
    ['2 A COBADEFF (7)'],
  ],
  ['no header, but a BIC', `${A};COBADEFFXXX\n${B};BKAUATWW`, '; IBAN 1 BIC 2', ['1 A COBADEFFXXX', '2 B BKAUATWW']],
  ['towns of eight letters', `${A};DORTMUND\n${D};DORTMUND`, '; IBAN 1', ['1 A', '2 D']],
  ['a BIC that is none', `IBAN;BIC\n${A};siehe Akte 7`, '; header IBAN 1 BIC 2', ['2 invalid_bic']],
  [
    'headers in capitals and with signs',
    `KUNDEN-NR.;I.B.A.N.;IBAN_NR\n1;x;${A}`,
    '; header IBAN 3 reference 1',
    ['2 A (1)'],
  ],
  ['CamelCase headers', `KundenNr,KundenIban\n1,${A}`, ', header IBAN 2 reference 1', ['2 A (1)']],
  [
    'EndToEndId wins over the number',
    `Kundennummer;EndToEndId;IBAN\n1;E2E-1;${A}`,
    '; header IBAN 3 reference 2',
    ['2 A (E2E-1)'],
  ],
  [
    'a purpose as reference',
    `IBAN;Verwendungszweck\n${A};Miete Mai`,
    '; header IBAN 1 reference 2',
    ['2 A (Miete Mai)'],
  ],
  ['a purpose too long for one', `IBAN;Verwendungszweck\n${A};${long}`, '; header IBAN 1', ['2 A']],
  ['two IBANs', `IBAN Auftraggeber;IBAN Empfänger\n${A};${B}\n${A};${C}`, '; header IBAN of 1,2'],
  ['two IBANs, one seldom', `IBAN;IBAN abweichend\n${A};\n${B};${C}\n${D};`, '; header IBAN of 1,2'],
  ['two IBANs without a header', `${A};${B}\n${C};${D}`, '; IBAN of 1,2'],
  [
    'the same IBAN with and without blanks',
    `IBAN;IBAN Druck\n${A};${grouped(A)}\n${B};${grouped(B)}`,
    '; header IBAN 1',
    two,
  ],
  [
    'creditor identifiers beside',
    `Gläubiger-ID;Mandatsnr.;IBAN\nDE98ZZZ09999999999;M-1;${A}\nDE98ZZZ09999999999;M-2;${B}`,
    '; header IBAN 3 reference 2',
    ['2 A (M-1)', '3 B (M-2)'],
  ],
  ['invoice numbers like IBANs', `Beleg;IBAN\nRE20260001234567;${A}\nRE20260001234568;${B}`, '; header IBAN 2', two],
  [
    '"Kontonummer/IBAN" of a bank',
    `"Buchungstag";"Kontonummer/IBAN";"Betrag"\n"01.05.26";"${A}";"-12,50"`,
    '; header IBAN 2',
    ['2 A'],
  ],
  [
    'a bank statement with both accounts',
    `Auftragskonto;Buchungstag;Kontonummer/IBAN;BIC (SWIFT-Code)\n${A};01.05.26;${B};BKAUATWW\n${A};02.05.26;${C};\n`,
    '; header IBAN of 1,3',
  ],
  ['many columns', `${'x;'.repeat(100)}IBAN\n${';'.repeat(100)}${A}`, '; header IBAN 101', ['2 A']],
  ['a header without names that help', `Feld 1;Feld 2\nMüller;${A}\nMaier;${B}`, '; header IBAN 2', two],
  ['an empty name above the IBANs', `Name;\nMüller;${A}\nMaier;${B}`, '; IBAN 2', ['1 no_iban', '2 A', '3 B']],
  ['a reference over the length', `IBAN;Referenz\n${A};R-1\n`, '; header IBAN 1 reference 2', ['2 A (R-1)']],
  ['the result of an earlier check', `Name;IBAN;Gültig;IBAN\nx;${grouped(A)};ja;${A}`, '; header IBAN 2', ['2 A']],
  [
    'Latin-1 of an old program',
    toSampleBytes(`Straße;IBAN\nÜberweg;${A}`, 'windows-1252'),
    '; windows-1252 header IBAN 2',
    ['2 A'],
  ],
  ['quotes around some cells', `id,name,iban\n1,"Müller, Peter","${A}"\n2,Maier,${B}`, ', header IBAN 3', two],
  ['blanks behind quotes', `"Name" ; "IBAN"\n"Müller; Sohn" ; "${A}"`, '; header IBAN 2', ['2 A']],
  ['no country known', `Nr;IBAN\n1;ZZ121234567890123456`, '; header IBAN 2', ['2 ZZ121234567890123456']],
  ['a header and an empty column', 'Nr;IBAN\n1;\n2;', '; header IBAN 2', ['2 no_iban', '3 no_iban']],
  [
    'items as JSON by line',
    `{"iban":"${A}","reference":"1"}\n{"iban":"${B}","bic":"BKAUATWW"}\n`,
    'ndjson',
    ['1 A (1)', '2 B BKAUATWW'],
  ],
  [
    'a bank statement with its own account above',
    `"Girokonto";"${grouped(D)}"\n""\n"Kontostand vom 01.05.26:";"1.234,50 EUR"\n"Datum";"Empfänger";"IBAN";"Betrag (EUR)";"Kundenreferenz"\n"01.05.26";"Müller";"${A}";"-12,50";"R-1"\n`,
    '; header IBAN 3 reference 5',
    ['5 A (R-1)'],
  ],
  [
    'a statement with the account of both sides',
    `IBAN Auftragskonto;BIC Auftragskonto;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter\n${D};BYLADEM1001;${A};COBADEFFXXX`,
    '; header IBAN of 1,3',
  ],
  [
    'master data of bookkeeping, a line of its program above',
    `"EXTF";700;16;"Debitoren/Kreditoren";5\n"Konto";"Name";"IBAN-Nr. 1";"SWIFT-Code 1";"IBAN-Nr. 2"\n10000;"Müller";"${A}";"COBADEFFXXX";""\n`,
    '; header IBAN 3 BIC 4',
    ['3 A COBADEFFXXX'],
  ],
  [
    'a row of units below the header',
    `Name;IBAN\nText;max. 34 Zeichen\nx;${A}`,
    '; header IBAN 2',
    ['2 MAX.34ZEICHEN', '3 A'],
  ],
  ['single quotes', `'Name';'IBAN'\n'Müller';'${A}'\n`, '; header IBAN 2', ['2 A']],
  [
    'a sheet in the cloud',
    `Name,IBAN,Betrag\nMüller,${A},"12,50"\n"Maier, Eva",${B},"1.000,00"`,
    ', header IBAN 2',
    two,
  ],
];
