import type { BankDirectory, BankRecord } from './bank-directory.js';

const records: readonly BankRecord[] = [
  { code: '37040044', name: 'Commerzbank', bic: 'COBADEFFXXX', address: '50447 Köln', method: '13' },
  { code: '12030000', name: 'Deutsche Kreditbank Berlin', bic: 'BYLADEM1001', address: '10919 Berlin', method: '00' },
  { code: '10000000', name: 'Bundesbank', bic: 'MARKDEF1100', address: '10591 Berlin', method: '09' },
  { code: '21270020', name: 'Deutsche Bank', bic: 'DEUTDEHH212', address: '24504 Neumünster', method: '26' },
  {
    code: '23089201',
    name: 'Commerzbank vormals Dresdner Bank',
    bic: 'DRESDEFFI01',
    address: '23501 Lübeck',
    method: '08',
  },
  {
    code: '10060198',
    name: 'Pax-Bank',
    bic: 'GENODED1PA6',
    address: '14005 Berlin',
    method: '06',
    deletion: 'planned',
    successor: { code: '37060193', name: 'Pax-Bank für Kirche und Caritas', bic: 'GENODED1PAX' },
  },
  {
    code: '69291099',
    name: 'Volksbank Gf GA',
    bic: 'GENODE61RAD',
    address: '78462 Konstanz',
    method: '06',
    deletion: 'done',
  },
];

/** A small German directory; `{ outdated: true }` gives it after its quarter. */
export function directory(change: Partial<BankDirectory> = {}): BankDirectory {
  return {
    version: '2026-09-07-1a2b3c4d',
    validFrom: '2026-09-07',
    validUntil: '2026-12-06',
    authority: 'register',
    source: 'Deutsche Bundesbank',
    outdated: false,
    covers: (country) => country === 'DE',
    find: (_country, bankCode) => records.find(({ code }) => code === bankCode),
    ...change,
  };
}

/** A German IBAN with valid check digits. */
export function germanIban(bankCode: string, account: string): string {
  const rest = BigInt(`${bankCode}${account}131400`) % 97n;
  return `DE${String(98n - rest).padStart(2, '0')}${bankCode}${account}`;
}
