import { directory, germanIban } from '../fixtures/banks.fixture.js';
import { checkIban } from '../check-iban.js';
import { explain } from './explain.js';
import { listIbanFields } from '../registry/list-iban-fields.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';

const banks = directory();

/** Error sentence and account number of an invalid IBAN; undefined when it is valid or has no account number. */
function findError(iban: string): { readonly error: string; readonly account: string } | undefined {
  const { error, accountNumber } = explain(checkIban(iban, banks), '2026-11-20T13:07:31.000Z');
  const account = accountNumber ?? listIbanFields(iban).find(({ kind }) => kind === 'account')?.text;
  return error === null || account === undefined ? undefined : { error, account };
}

/** Every kind of error in a German account number, and each example with one character changed at each place. */
const german = [
  germanIban('21270020', '0520309101'),
  germanIban('12030000', '0000202052'),
  germanIban('37040045', '0532013000'),
  germanIban('69291099', '0532013000'),
];
const foreign = registryExamples.flatMap((iban) =>
  Array.from(iban, (character, index) => {
    const replacement = character === '7' ? '8' : '7';
    return iban.slice(0, index) + replacement + iban.slice(index + 1);
  }),
);

it('G1: no error sentence repeats the account number: logs keep it longer than the IBAN', () => {
  const errors = [...german, ...foreign].map(findError).filter((error) => error !== undefined);
  expect(errors.length).toBeGreaterThan(1_000);
  const revealing = errors.filter(({ error, account }) => error.includes(account.replace(/^0+/, '')));
  expect(revealing).toEqual([]);
});
