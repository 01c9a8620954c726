import type { Translation } from '../types/translation.js';
import type { germanBankFields } from './banks.de.js';

const CURSOR = 'nextCursor of the previous answer, for the next entries.';
const COUNTRY = 'Country code of two letters (ISO 3166).';
const NEXT_CURSOR = 'For cursor of the next request; null on the last page.';
const BANK_CODE = 'National bank code of the country.';
const DATA_VERSION = 'Version of the bank data.';
const VALID_FROM = 'First day for which the data is valid (YYYY-MM-DD).';

const bankState = {
  name: 'Name of the bank.',
  shortName: 'Short name of the bank.',
  bic: 'BIC of the bank.',
  postalCode: 'Postal code of the bank.',
  place: 'Town of the bank.',
  pan: 'Number of the institution for card numbers (PAN), in Germany.',
  checkDigitMethod: 'Method for the check digit of the account number, 00 to E4 in Germany.',
  deletionPlanned:
    'Whether it is announced that the bank code will be deleted, or merged in Switzerland and Liechtenstein.',
  successor: 'Bank code that takes over this one, or has taken it over.',
};

const dataSet = {
  dataVersion: DATA_VERSION,
  authority:
    'register: the institution that keeps the directory of the country. derived: made from such a directory or by a rule of the country. community: from volunteers, not official.',
  source: 'Publisher of the data.',
  validFrom: VALID_FROM,
  validUntil: 'Last day (YYYY-MM-DD); null if the publisher names none.',
};

/** English sentences about fields of banks and countries, by the name of their class. */
export const englishBankFields = {
  BankParams: { country: COUNTRY, bankCode: BANK_CODE },
  BankSearchQuery: {
    bic: 'BIC of 8 or 11 characters; 8 characters find all branches.',
    q: 'Beginnings of words of name, town, postal code and bank code.',
    country: `Only banks of this country. ${COUNTRY}`,
    limit: 'Maximum number of entries.',
    cursor: CURSOR,
  },
  BankChangesQuery: {
    since: 'First day of the changes, as YYYY-MM-DD.',
    country: COUNTRY,
    limit: 'Maximum number of entries.',
    cursor: CURSOR,
  },
  BankState: bankState,
  BankFacts: {
    ...bankState,
    country: COUNTRY,
    bankCode: BANK_CODE,
    address: 'Postal code and town of the bank.',
    isDeleted: 'Whether the bank code is no longer valid, because this version deleted it.',
    branches: 'Number of branches under the same bank code.',
    dataSet: 'Version of the bank data from which the facts come.',
  },
  BankDataSet: dataSet,
  SearchedDataSet: {
    ...dataSet,
    country: COUNTRY,
  },
  BankMatch: {
    country: COUNTRY,
    bankCode: BANK_CODE,
    isBranch: 'Whether it is a branch under the bank code of the bank.',
    name: 'Name of the bank or branch.',
    shortName: 'Short name.',
    bic: 'BIC of the bank or branch.',
    postalCode: 'Postal code.',
    place: 'Town.',
    isDeleted: 'Whether the bank code is no longer valid.',
    deletionPlanned:
      'Whether it is announced that the bank code will be deleted, or merged in Switzerland and Liechtenstein.',
  },
  BankMatches: {
    dataSets: 'All directories that were searched.',
    banks: 'One page of banks, each before its branches.',
    nextCursor: NEXT_CURSOR,
  },
  BankChange: {
    bankCode: BANK_CODE,
    kind: 'Whether the bank code was added, changed or removed.',
    validFrom: 'First day of the change (YYYY-MM-DD), possibly in the future.',
    dataVersion: 'Version of the bank data that brought the change.',
    before: 'The facts before; null if the bank code was added.',
    after: 'The facts afterwards; null if the bank code was removed.',
  },
  BankChanges: {
    country: COUNTRY,
    knownSince: 'First day of the oldest loaded version: earlier changes are not known. null without bank data.',
    unknown: 'Sentence about the changes since the requested day that are not known; null if none is missing.',
    dataSets: 'The newest 100 versions, the oldest first; each is compared with the one before.',
    changes: 'One page of changes, the oldest first.',
    nextCursor: NEXT_CURSOR,
  },
  ComparedDataSet: {
    dataVersion: DATA_VERSION,
    validFrom: VALID_FROM,
  },
  CountriesOfIbans: {
    registry: 'The release of the IBAN Registry that is used for checks.',
    countries: 'The countries with IBANs, ordered by country code.',
  },
  RegistryOfIbans: {
    version: 'Id of a loaded release; null for the one shipped with the product.',
    name: 'Name of the release.',
    date: 'First day in force (YYYY-MM-DD); for the shipped one the month of its publication (YYYY-MM).',
  },
  CountryOfIbans: {
    country: 'Country code (ISO 3166) with which the IBANs begin.',
    name: 'Name of the country.',
    registered:
      'Whether the country is in the IBAN Registry; otherwise each of its IBANs has the warning country_not_registered.',
    length: 'Number of characters of an IBAN.',
    structure: 'Structure in the notation of the registry: n are digits, a letters, c both.',
    pattern: 'Structure as a regular expression for an IBAN in capitals without spaces.',
    sepa: 'Whether SEPA payments reach the accounts of this country.',
    sepaSince: 'Since when, possibly in the future: YYYY, YYYY-MM or YYYY-MM-DD; null: never.',
    calculable: 'Whether POST /api/v1/ibans/calculate supports the country.',
    accountNumber: 'Sentence about the form of accountNumber for that call; null if it does not support the country.',
    nationalCheckDigits: 'The national check digits; null if no rule of the country is checked.',
    dataVersion: 'Version of the bank data with which bank codes are checked; null without bank data.',
  },
  NationalCheckDigits: {
    rule: 'Name of the rule.',
    source: 'Publisher of the rule.',
    binding: 'Whether wrong check digits make the IBAN invalid; otherwise they lead to a warning.',
  },
} satisfies Translation<typeof germanBankFields>;
