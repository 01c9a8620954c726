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
    postalCode: null,
    place: null,
  },
  isUnassigned: ({ name, bic }) => NO_BANK.test(name) || NO_BANK.test(bic),
};
