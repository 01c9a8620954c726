import type { BankDirectory, BankRecord } from '@pruefer/iban';

/** No real banks: German bank codes do not begin with 9. */
const banks: Readonly<Record<string, BankRecord>> = {
  '99999900': {
    code: '99999900',
    name: 'Testbank',
    bic: 'TESTDEFFXXX',
    address: '10117 Berlin',
    postalCode: '10117',
    method: '09',
  },
  '99999901': {
    code: '99999901',
    name: 'Testbank Süd',
    bic: 'TESTDEMMXXX',
    address: '80331 München',
    postalCode: '80331',
    method: '00',
  },
  '99999902': {
    code: '99999902',
    name: 'Testbank -alt-',
    bic: 'TESTDEHHXXX',
    address: '20095 Hamburg',
    postalCode: '20095',
    method: '09',
    deletion: 'planned',
    successor: { code: '99999900', name: 'Testbank', bic: 'TESTDEFFXXX' },
  },
};

/** Bank directory of test keys. It never changes, so that customers' tests are stable. */
export const testBanks: BankDirectory = {
  version: '2026-01-01-testdata',
  validFrom: '2026-01-01',
  validUntil: null,
  authority: 'register',
  source: 'Testdaten',
  outdated: false,
  covers: (country) => country === 'DE',
  find: (_country, bankCode) => banks[bankCode],
};
