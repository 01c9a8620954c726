import type { FieldWords } from './field-words.js';

const sortCode = { name: 'Sort code', within: 'in the sort code' };

export const englishFieldWords: FieldWords = {
  byKind: {
    country: { name: 'Country', within: 'in the country code' },
    checkDigits: { name: 'Check digits', within: 'in the check digits' },
    bank: { name: 'Bank code', within: 'in the bank code' },
    branch: { name: 'Branch', within: 'in the branch code' },
    account: { name: 'Account number', within: 'in the account number' },
    nationalCheckDigits: { name: 'National check digit', within: 'in the national check digit' },
    accountPrefix: { name: 'Account prefix', within: 'in the account prefix' },
    accountType: { name: 'Type', within: 'in the account type' },
    currency: { name: 'Currency', within: 'in the currency' },
    holder: { name: 'Holder', within: 'in the number of the holder' },
    reserve: { name: 'Reserved', within: 'in the reserved characters' },
  },
  byCountry: {
    GB: { branch: sortCode },
    IE: { branch: sortCode },
    IS: { holder: { name: 'Kennitala', within: 'in the kennitala' } },
  },
};
