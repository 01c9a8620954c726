import { onlyCode } from '../lines/code-ranges.js';
import type { PublisherTable } from './publisher-table.js';

/** Placeholders for free, reserved or former codes. */
const NO_BANK = /^(?:VRIJ|LIBRE|VRIJ ?- ?LIBRE|Onbeschikbaar|Indisponible|NAV|NAP|NYA|N\/A|-)$/i;

/** Belgium: the full list of bank identification codes, one row for each three-digit code, including unassigned ones. */
export const tableOfNbb: PublisherTable = {
  country: 'BE',
  publisher: 'Nationale Bank van België',
  headings: {
    code: 'T_Identification_Number',
    bic: 'Biccode',
    name: 'T_Institutions_Dutch',
    otherName: 'T_Institutions_French',
  },
  isUnassigned: ({ name, bic }) => NO_BANK.test(name) || NO_BANK.test(bic),
};

/** Croatia: the payment service providers with their seven digits. */
export const tableOfHnb: PublisherTable = {
  country: 'HR',
  publisher: 'Hrvatska narodna banka',
  headings: { code: 'Code', bic: 'SWIFT adresa (BIC)', name: 'Payment service provider' },
};

/** Czechia: the codes of the payment system. */
export const tableOfCnb: PublisherTable = {
  country: 'CZ',
  publisher: 'Česká národní banka',
  headings: { code: 'Kód platebního styku', bic: 'BIC kód (SWIFT)', name: 'Poskytovatel platebních služeb' },
};

/** Hungary: the routing table of branch offices. The first three of a branch's eight digits are the bank; only branches have names. */
export const tableOfMnb: PublisherTable = {
  country: 'HU',
  publisher: 'Magyar Nemzeti Bank',
  headings: { code: 'Branch office code', bic: 'BIC code', name: 'Name of the branch office' },
  parseCodes: (cell) => (/^\d{8}$/.test(cell) ? [onlyCode(cell.slice(0, 3))] : undefined),
};

/** Lithuania: the codes of financial institutions. */
export const tableOfLb: PublisherTable = {
  country: 'LT',
  publisher: 'Lietuvos bankas',
  headings: {
    code: 'National ID',
    bic: 'BIC Code',
    name: 'Financial Institution Name',
    postalCode: 'Zip Code',
    place: 'City',
  },
};

/** Luxembourg: the register of IBAN and BIC codes. */
export const tableOfAbbl: PublisherTable = {
  country: 'LU',
  publisher: 'Association des Banques et Banquiers, Luxembourg',
  headings: { code: 'IBAN Code', bic: ['BICCode', 'BIC Code'], name: 'Credit institution' },
};

/** Netherlands: the list of BICs. */
export const tableOfBetaalvereniging: PublisherTable = {
  country: 'NL',
  publisher: 'Betaalvereniging Nederland',
  headings: {
    code: 'Identifier',
    bic: 'BIC',
    name: ['Betaaldienstverlener / Payment Service Provider', 'Naam betaaldienstverlener'],
  },
};

/** Norway: the table of bank identifiers. */
export const tableOfBits: PublisherTable = {
  country: 'NO',
  publisher: 'Bits AS',
  headings: { code: 'Bank identifier', bic: 'BIC', name: 'Bank' },
};

/** Slovakia: the directory of identification codes; since 2026 with an English heading. */
export const tableOfNbs: PublisherTable = {
  country: 'SK',
  publisher: 'Národná banka Slovenska',
  headings: {
    code: ['Payment system code SR', 'Kód platobného styku'],
    bic: ['SWIFT 8', 'SWIFT kód 8'],
    name: ['Payment service provider', 'Poskytovateľ platobných služieb'],
  },
};

/** Slovenia: the identifiers of payment service providers. */
export const tableOfBsi: PublisherTable = {
  country: 'SI',
  publisher: 'Banka Slovenije',
  headings: { code: 'NATIONAL ID', bic: 'BIC11', name: 'NAME', postalCode: 'ZIP CODE', place: 'CITY' },
};
