import type { germanExamples } from './examples.de.js';
import type { Translation } from './types/translation.js';

/** English texts in the examples of calls; reasons are those of the engine. */
export const englishExamples = {
  checks: {
    iso13616: 'structure and modulo 97',
    characters: 'only letters and digits',
    country: 'Germany',
    length: '22 characters',
    structure: 'only digits',
    checkDigits: 'modulo 97',
    nationalCheckDigit: 'No national check digit is checked for this country.',
    bankCode: 'in the bank directory',
    accountCheckDigit: 'Method 09: this bank uses no check digit.',
    bic: 'belongs to this bank',
  },
  registry: 'IBAN Registry (SWIFT), release 102',
  country: 'Germany',
  accountNumber: 'The account number has at most 10 digits in this country (Germany).',
  references: { first: 'Customer 4711', last: 'Customer 4713' },
  ibanMissing: 'Please enter an IBAN.',
  file: 'customers.csv',
  customerColumn: 'Customer',
  cancelled: 'The job was cancelled.',
  password: 'a long sentence as password',
} satisfies Translation<typeof germanExamples>;
