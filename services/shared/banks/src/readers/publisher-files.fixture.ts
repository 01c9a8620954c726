import type { Encoding } from '../lines/decode-text.js';

/** A small file in a publisher's layout with synthetic banks. */
export interface PublisherFile {
  readonly country: string;
  readonly source: string;
  /** Default: `register`. */
  readonly authority?: 'derived';
  readonly encoding: Encoding | 'utf-8';
  /** Lines above the first bank. */
  readonly head: readonly string[];
  /** Lines with a bank. */
  readonly rows: readonly string[];
  /** Lines among them without a bank. */
  readonly notes?: readonly string[];
  /** Expected facts of the first row. */
  readonly first: Readonly<Record<string, unknown>>;
  /** Countries and codes in the order of the file. */
  readonly bankCodes: readonly string[];
  /** A wrong line and its reason. */
  readonly wrong: readonly (readonly [row: string, reason: string])[];
}

const polish = (name: string, code: string, bic: string) =>
  `101\t${name}   \t1\tOddział Łódź\t${code}\tx\t\t\tŁódź${'\t'.repeat(11)}${bic}${'\t'.repeat(13)}`;

/** One for each layout that is a table. */
export const publisherFiles: readonly PublisherFile[] = [
  {
    country: 'BE',
    source: 'Nationale Bank van België',
    encoding: 'windows-1252',
    head: [
      'Version 01/10/2026;;;;;',
      'T_Identification_Number;Biccode;T_Institutions_Dutch;T_Institutions_French;T_Institutions_German;T_Institutions_English',
    ],
    rows: [
      '000;MUST BE BB;Voorbeeldbank België;Banque modèle;;',
      '1;MUSTBEB1XXX;;Banque modèle; ;',
      '"539";NAV;"Bank; van morgen";;;',
    ],
    notes: ['002;VRIJ;VRIJ;LIBRE;;', '003;N/A;Onbeschikbaar;Indisponible;;', '004;-;-;;;', ';;;;;'],
    first: {
      bankCode: '000',
      isHolder: true,
      name: 'Voorbeeldbank België',
      bic: 'MUSTBEBB',
      postalCode: null,
      place: null,
    },
    bankCodes: ['000', '001', '539'],
    wrong: [
      ['12A;MUSTBEBB;Bank;;;', 'T_Identification_Number: „12A“ ist hier nicht erlaubt.'],
      ['1234;MUSTBEBB;Bank;;;', 'T_Identification_Number: „1234“ ist hier nicht erlaubt.'],
      ['120;www.bank.example;Bank;;;', 'Biccode: „WWW.BANK.EXAMPLE“ ist hier nicht erlaubt.'],
      ['120;MUSTBEBB;;;;', 'T_Institutions_Dutch: „“ ist hier nicht erlaubt.'],
    ],
  },
  {
    country: 'CZ',
    source: 'Česká národní banka',
    encoding: 'utf-8',
    head: ['\ufeffKód platebního styku;Poskytovatel platebních služeb;BIC kód (SWIFT);Systém CERTIS'],
    rows: ['0100;Vzorová banka, a.s.;MUSTCZPP;A', '8297;Příkladná "služba" s.r.o.;;-'],
    first: { bankCode: '0100', name: 'Vzorová banka, a.s.', bic: 'MUSTCZPP' },
    bankCodes: ['0100', '8297'],
    wrong: [
      ['01000;Banka;MUSTCZPP;A', 'Kód platebního styku: „01000“ ist hier nicht erlaubt.'],
      ['0200;Banka;MUSTCZP;A', 'BIC kód (SWIFT): „MUSTCZP“ ist hier nicht erlaubt.'],
    ],
  },
  {
    country: 'FI',
    source: 'Finanssiala ry',
    authority: 'derived',
    encoding: 'utf-8',
    head: ['Suomalaiset rahalaitostunnukset ja BIC-koodit', 'Rahalaitos;Rahalaitostunnus;BIC'],
    rows: [
      'Malli Pankki Abp;8 ja 34;MUSTFIHH',
      'Esimerkkipankki;405, 470-472, 405;EXAMFIHH',
      'Toinen Pankki;80-81;EXAMFIHH',
    ],
    notes: ['Uusi Pankki;7180;NEWBFIHH'],
    first: { bankCode: '800', name: 'Malli Pankki Abp', bic: 'MUSTFIHH' },
    bankCodes: [
      ...Array.from({ length: 100 }, (_, code) => String(800 + code)),
      ...Array.from({ length: 10 }, (_, code) => String(340 + code)),
      ...['405', '470', '471', '472'],
    ],
    wrong: [
      ['Pankki;0-9,0-9;MUSTFIHH', 'Rahalaitostunnus: „0-9,0-9“ ist hier nicht erlaubt.'],
      [
        `Pankki;${Array.from({ length: 201 }, () => '9').join()};MUSTFIHH`,
        `Rahalaitostunnus: „${'9,'.repeat(30)}“ ist hier nicht erlaubt.`,
      ],
      ['Pankki;8 tai 9;MUSTFIHH', 'Rahalaitostunnus: „8 tai 9“ ist hier nicht erlaubt.'],
      ['Pankki;479-470;MUSTFIHH', 'Rahalaitostunnus: „479-470“ ist hier nicht erlaubt.'],
    ],
  },
  {
    country: 'HR',
    source: 'Hrvatska narodna banka',
    encoding: 'windows-1250',
    head: [';Payment service providers;;;', ';;;;', ';Payment service provider;Code;"SWIFT adresa', '(BIC)";'],
    rows: [';Ogledna štedionica d.d.;2500009;MUST HR 2X ;', ';Primjer čeka d.o.o.;1001005;;'],
    first: { bankCode: '2500009', name: 'Ogledna štedionica d.d.', bic: 'MUSTHR2X' },
    bankCodes: ['2500009', '1001005'],
    wrong: [[';Banka;25000090;MUSTHR2X;', 'Code: „25000090“ ist hier nicht erlaubt.']],
  },
  {
    country: 'HU',
    source: 'Magyar Nemzeti Bank',
    encoding: 'windows-1250',
    head: [
      'Branch office code;BIC code;Name of the branch office;Address of the branch office;Branch office may send VIBER items',
    ],
    rows: [
      '11701004;MUSTHUHB;Minta Bank Győr;1013 Budapest, Fő utca 1.;I',
      '11701011;MUSTHUHBXXX;Minta Bank Pécs;7621 Pécs;I',
      '10032000;EXAMHUHB;Példa Kincstár;1054 Budapest;N',
    ],
    first: { bankCode: '117', isHolder: true, name: 'Minta Bank Győr', bic: 'MUSTHUHB' },
    bankCodes: ['117', '117', '100'],
    wrong: [
      ['1170100;MUSTHUHB;Bank;;I', 'Branch office code: „1170100“ ist hier nicht erlaubt.'],
      ['11701028;MUSTHUHB;;;I', 'Name of the branch office: „“ ist hier nicht erlaubt.'],
    ],
  },
  {
    country: 'LT',
    source: 'Lietuvos bankas',
    encoding: 'windows-1257',
    head: [
      'National ID;BIC Code;Financial Institution Name;Branch Name;Legal Entity Code;City;Branch Address;Zip Code;Location;Country;;;;;',
    ],
    rows: [
      '10100;MUSTLT22;Pavyzdžio bankas;;111111111\u00a0;Vilnius;Gynėjų g. 1;LT-01103;;Lithuania;;;;;',
      '32500;EXAMLT21XXX;„Pavyzdys“ UAB;;;Šiauliai;;;;Lithuania;;;;;',
    ],
    notes: [';;;;;;;;;;;;;;'],
    first: { bankCode: '10100', name: 'Pavyzdžio bankas', bic: 'MUSTLT22', postalCode: 'LT-01103', place: 'Vilnius' },
    bankCodes: ['10100', '32500'],
    wrong: [['101000;MUSTLT22;Bankas;;;;;;;;;;;;', 'National ID: „101000“ ist hier nicht erlaubt.']],
  },
  {
    country: 'LU',
    source: 'Association des Banques et Banquiers, Luxembourg',
    encoding: 'utf-8',
    head: ['\ufeffLuxembourg register,,', 'Credit institution,IBAN Code ,BICCode'],
    rows: ['"Banque modèle, Société anonyme",1,MUST LULL', 'Établissement exemple,002,EXAMLULLXXX'],
    first: { bankCode: '001', name: 'Banque modèle, Société anonyme', bic: 'MUSTLULL' },
    bankCodes: ['001', '002'],
    wrong: [['Banque,00A,MUSTLULL', 'IBAN Code: „00A“ ist hier nicht erlaubt.']],
  },
  {
    country: 'NL',
    source: 'Betaalvereniging Nederland',
    encoding: 'windows-1252',
    head: [
      'BIC-lijst-NL | BIC-list-NL (Laatste update | last update 01-10-2026);;',
      'BIC;Identifier;Betaaldienstverlener / Payment Service Provider ',
    ],
    rows: ['MUSTNL2A;MUST;VOORBEELD BANK N.V.', 'MUSTNL2A;OUDE;VOORBEELD BANK (ex OUDE)'],
    first: { bankCode: 'MUST', name: 'VOORBEELD BANK N.V.', bic: 'MUSTNL2A' },
    bankCodes: ['MUST', 'OUDE'],
    wrong: [
      ['MUSTNL2A;MUS1;BANK', 'Identifier: „MUS1“ ist hier nicht erlaubt.'],
      ['MUST;MUSTNL2A;BANK', 'Identifier: „MUSTNL2A“ ist hier nicht erlaubt.'],
    ],
  },
  {
    country: 'NO',
    source: 'Bits AS',
    encoding: 'windows-1252',
    head: ['Bank identifier\tBIC\tBank'],
    rows: [
      '0500\tMUSTNOKK\tEksempelbanken Tromsø',
      '1201\tMUSTNOKK\tEksempelbanken Tromsø',
      '1594\tEXAMNOK1\tSparebanken Å',
    ],
    first: { bankCode: '0500', name: 'Eksempelbanken Tromsø', bic: 'MUSTNOKK' },
    bankCodes: ['0500', '1201', '1594'],
    wrong: [['05000\tMUSTNOKK\tBanken', 'Bank identifier: „05000“ ist hier nicht erlaubt.']],
  },
  {
    country: 'PL',
    source: 'Narodowy Bank Polski',
    encoding: 'cp852',
    head: [],
    rows: [
      polish('Wzorcowy Bank Spółdzielczy "Jutrzenka" w Łodzi', '10100000', 'MUSTPLPWXXX'),
      polish('Przykładowy Bank', '10100055', ''),
      polish('Inny oddział', '10100055', 'MUSTPLPW'),
    ],
    first: {
      bankCode: '10100000',
      isHolder: true,
      name: 'Wzorcowy Bank Spółdzielczy "Jutrzenka" w Łodzi',
      bic: 'MUSTPLPWXXX',
    },
    bankCodes: ['10100000', '10100055', '10100055'],
    wrong: [
      [polish('B'.repeat(251), '10100200', ''), `Feld 2 (Name): „${'B'.repeat(60)}“ ist hier nicht erlaubt.`],
      [polish('Bank', '1010000', 'MUSTPLPW'), 'Feld 5 (numer rozliczeniowy): „1010000“ ist hier nicht erlaubt.'],
      [polish('Bank', '10100100', 'MUSTPLPRXX'), 'Feld 20 (BIC): „MUSTPLPRXX“ ist hier nicht erlaubt.'],
      ['101\tBank', 'Die Zeile hat 2 statt mindestens 20 Felder.'],
    ],
  },
  {
    country: 'SI',
    source: 'Banka Slovenije',
    encoding: 'windows-1250',
    head: ['NATIONAL ID;NAME;ADDRESS;ZIP CODE;CITY;BIC11'],
    rows: ['01000;VZORČNA BANKA;PRISTANIŠKA 1;1000;LJUBLJANA;MUSTSI2XXXX', '91001;PRIMER;AMERIŠKA 2;6000;KOPER;'],
    first: { bankCode: '01000', name: 'VZORČNA BANKA', bic: 'MUSTSI2XXXX', postalCode: '1000', place: 'LJUBLJANA' },
    bankCodes: ['01000', '91001'],
    wrong: [
      [`01001;${'B'.repeat(251)};;;;MUSTSI2X`, `NAME: „${'B'.repeat(60)}“ ist hier nicht erlaubt.`],
      [`01001;BANKA;;;${'L'.repeat(101)};MUSTSI2X`, `CITY: „${'L'.repeat(60)}“ ist hier nicht erlaubt.`],
      ['0100X;BANKA;;;;MUSTSI2X', 'NATIONAL ID: „0100X“ ist hier nicht erlaubt.'],
    ],
  },
  {
    country: 'SK',
    source: 'Národná banka Slovenska',
    encoding: 'utf-8',
    head: ['Payment system code SR;Payment service provider;SWIFT 8;Payment system SIPS'],
    rows: [
      '200;Vzorová banka, a.s.;MUSTSKBX;x',
      '8191;Príklad papierov SR, a.s.;;',
      '600;Česká vzorová banka;MUSTCZPP;x',
    ],
    first: { bankCode: '0200', name: 'Vzorová banka, a.s.', bic: 'MUSTSKBX' },
    bankCodes: ['0200', '8191', '0600'],
    wrong: [['12345;Banka;MUSTSKBX;x', 'Payment system code SR: „12345“ ist hier nicht erlaubt.']],
  },
  {
    country: 'SK',
    source: 'Národná banka Slovenska',
    encoding: 'windows-1250',
    head: [
      'Prevodník identifikačných kódov SR;;;',
      'Kód platobného styku;Poskytovateľ platobných služieb;SWIFT kód 8;Systém SIPS',
    ],
    rows: ['900;Vzorová sporiteľňa, a.s.;EXAMSKBX;x'],
    first: { bankCode: '0900', name: 'Vzorová sporiteľňa, a.s.', bic: 'EXAMSKBX' },
    bankCodes: ['0900'],
    wrong: [['900;;EXAMSKBX;x', 'Payment service provider: „“ ist hier nicht erlaubt.']],
  },
];
