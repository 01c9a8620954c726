import { readingAccounts } from './account-checks/germany/reading-accounts.data.js';
import type { BankRecord } from './bank-directory.js';
import { directory, germanIban } from './banks.fixture.js';
import { checkIban } from './check-iban.js';
import { nationalNumbers } from './national-checks/national-numbers.data.js';
import { partialExamples } from './partial-examples.fixture.js';
import { compileRegistry } from './registry/registry.js';
import { registryExamples } from './registry-examples.fixture.js';
import type { Verdict } from './verdict.js';

const examples = [...registryExamples, ...partialExamples];

const withMistakes = examples.flatMap((iban) => [
  iban,
  ...[2, 4, 9].map((index) => `${iban.slice(0, index)}7${iban.slice(index + 1)}`),
  ...['O', '*', '', '55'].map((text) => `${iban.slice(0, 7)}${text}${iban.slice(8)}`),
]);

/** Banks in every state, of any country. */
const bank: BankRecord = { code: '37040044', name: 'Musterbank', bic: 'COBADEFFXXX', address: null, method: '13' };
const successor = { code: '10000000', name: 'Neue Bank', bic: 'MARKDEF1100' };
const states: readonly (BankRecord | undefined)[] = [
  bank,
  undefined,
  ...(['planned', 'merged', 'done'] as const).map((deletion) => ({ ...bank, deletion, successor })),
  ...['00', '09', '26', 'Z9'].map((method) => ({ ...bank, method })),
  { ...bank, bic: null },
  { ...bank, bics: ['COBADEFFXXX', 'DEUTDEFFXXX'] },
  { ...bank, bics: ['AAAADEFFXXX', 'BBBBDEFFXXX', 'CCCCDEFFXXX', 'EEEEDEFFXXX'] },
];
const origins = [{}, { outdated: true }, ...(['derived', 'community'] as const).map((authority) => ({ authority }))];
const directories = states.flatMap((state) =>
  origins.map((origin) => {
    // Directories share no bank records, as with real data sets.
    const record = structuredClone(state);
    // Only German banks have a method; answers of different methods are cached apart.
    const foreign = record && { ...record, method: null };
    const find = (country: string) => (country === 'DE' ? record : foreign);
    return directory({ ...origin, covers: () => true, find });
  }),
);

const accounts = ['0532013000', '0532013101', '0000202052', '0520309101', '0000000000'];
const german = accounts.flatMap((account) =>
  directories.flatMap((banks) => {
    const verdict = checkIban(germanIban(bank.code, account), banks);
    const bics = ['COBADEFFXXX', 'COBADEFF001', 'MARKDEF1100', 'DEUTDEBBXXX'];
    return [verdict, ...bics.map((bic) => ({ ...verdict, bic }))];
  }),
);

const byReadings = Object.entries(readingAccounts).flatMap(([method, lists]) =>
  Object.values(lists).flatMap((list) =>
    list.split(' ').map((entry) => {
      const [account = '', code = bank.code] = entry.split('@');
      return checkIban(germanIban(code, account), directory({ find: () => ({ ...bank, code, method }) }));
    }),
  ),
);

const nationalIbans = Object.values(nationalNumbers).flatMap(({ right, wrong }) => `${right} ${wrong}`.split(' '));
const otherInputs = `
  DE99370400440532013000 XX12 0532013000 COBADEFFXXX 4111111111111111 532013000/37040044 BCD0021SCT IHREIBANDE89370400440532013000
  DE89************3000 DE370400440532013000 NL79NHOF0005236010 NL26NHOF0105236010
  ${'AX BL GF GG GP IM JE MF MQ NC PF PM RE TF WF YT'.replaceAll(/(?= |$)/g, '12')}`
  .trim()
  .split(/\s+/);

const laterRelease = compileRegistry(
  {
    version: '2027-01-04-1a2b3c4d',
    name: 'IBAN-Register (SWIFT), Ausgabe 103',
    date: '2027-01-04',
    entries: [
      { country: 'NO', name: 'Norwegen', fields: 'b4n k8n', validFrom: null },
      { country: 'FR', name: 'Frankreich', fields: 'b5n s5n k11c p2n', validFrom: null },
    ],
  },
  '2027-01-04',
);
const byLaterRelease = ['NO9386011117947', 'NO018601111794700', 'FR1420041010050500013M02606', 'BE68539007547034'];

/** Verdicts that need every text of an answer. */
export const everyVerdict: readonly Verdict[] = [
  ...[...withMistakes, ...nationalIbans, ...otherInputs].map((iban) => checkIban(iban, null)),
  ...examples.flatMap((iban) => directories.slice(0, 8).map((banks) => checkIban(iban, banks))),
  ...german,
  ...byReadings,
  ...byLaterRelease.map((iban) => checkIban(iban, null, laterRelease)),
];
