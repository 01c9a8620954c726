import type { BankFacts, BankMatch, CountriesOfIbans } from '@pruefer/contracts';
import type { Texts } from '../texts/de.js';

export const exampleBank: BankFacts = {
  country: 'DE',
  bankCode: '37040044',
  name: 'Commerzbank',
  shortName: 'Commerzbank Köln',
  bic: 'COBADEFFXXX',
  postalCode: '50447',
  place: 'Köln',
  pan: '24100',
  checkDigitMethod: '13',
  deletionPlanned: false,
  successor: null,
  address: '50447 Köln',
  isDeleted: false,
  branches: 0,
  dataSet: {
    dataVersion: '2026-09-07.0123456789ab',
    authority: 'register',
    source: 'Deutsche Bundesbank',
    validFrom: '2026-09-07',
    validUntil: '2026-12-06',
  },
};

const { country, bankCode, name, shortName, bic, postalCode, place, isDeleted, deletionPlanned } = exampleBank;

/** The same bank as a search finds it. */
export const exampleMatch: BankMatch = {
  country,
  bankCode,
  isBranch: false,
  name,
  shortName,
  bic,
  postalCode,
  place,
  isDeleted,
  deletionPlanned,
};

export function exampleCountries({
  registry,
  country: countryName,
  accountNumber,
}: Texts['examples']): CountriesOfIbans {
  return {
    registry: { version: null, name: registry, date: '2026-06' },
    countries: [
      {
        country: 'DE',
        name: countryName,
        registered: true,
        length: 22,
        structure: 'DE2!n8!n10!n',
        pattern: '^DE[0-9]{20}$',
        sepa: true,
        sepaSince: '2008-01-28',
        calculable: true,
        accountNumber,
        nationalCheckDigits: null,
        dataVersion: exampleBank.dataSet.dataVersion,
      },
    ],
  };
}
