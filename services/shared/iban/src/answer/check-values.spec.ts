import { directory } from '../fixtures/banks.fixture.js';
import { checkIban } from '../check-iban.js';
import { everyVerdict } from '../fixtures/every-verdict.fixture.js';
import { explain } from './explain.js';
import { explainAsJson } from './explain-as-json.js';
import { checkNames, type IbanAnswer } from '../verdict/verdict.js';

const at = '2026-11-20T13:07:31.000Z';
const getChecks = (iban: string): IbanAnswer['checks'] => explain(checkIban(iban, directory()), at).checks;

describe('numbers of failed checks', () => {
  it.each([
    ['DE8937040044053201300', { expected: 22, actual: 21 }],
    ['CH93007620116238529571', { expected: 21, actual: 22 }],
    ['DE', { expected: 22, actual: 2 }],
    ['NO9386011117947'.padEnd(40, '0'), { expected: 15, actual: 40 }],
  ])('name both lengths of %s', (iban, values) => {
    expect(getChecks(iban).length).toMatchObject({ result: 'failed', values });
  });

  it('name both lengths next to a wrong character, which is the error', () => {
    const { characters, length } = getChecks('DE89.7040');
    expect([characters.values, length.values]).toEqual([undefined, { expected: 22, actual: 9 }]);
  });

  it.each([
    ['DE88370400440532013000', 0],
    ['DE89370400440532013001', 28],
    ['GB28NWBK60161331926819', 0],
  ])('name the remainder of %s', (iban, remainder) => {
    expect(getChecks(iban).checkDigits).toMatchObject({ result: 'failed', values: { remainder } });
  });

  it.each(['00', '01', '99'])('name no remainder for the check digits %s, which are never issued', (checkDigits) => {
    const outcome = getChecks(`DE${checkDigits}370400440532013000`).checkDigits;
    expect(outcome.result).toBe('failed');
    expect(outcome).not.toHaveProperty('values');
  });

  it('stand next to the sentence, in the object and in the JSON text', () => {
    const verdict = checkIban('DE88370400440532013000', directory());
    const { checkDigits, iso13616 } = explain(verdict, at).checks;
    expect(Object.keys(checkDigits)).toEqual(['result', 'reason', 'values', 'source', 'date']);
    expect(iso13616).toEqual({ result: 'failed', reason: checkDigits.reason, source: 'ISO 13616-1', date: '2020' });
    expect(explainAsJson(verdict, at)).toContain(`${JSON.stringify(checkDigits.reason)},"values":{"remainder":0},`);
  });

  it('are left out wherever neither length nor check digits failed', () => {
    for (const verdict of everyVerdict) {
      const { checks, errorCode, expected, actual } = explain(verdict, at);
      const withValues = checkNames.filter((name) => 'values' in checks[name]);
      const failed = (['length', 'checkDigits'] as const).filter((name) => checks[name].result === 'failed');
      expect(withValues).toEqual(failed.filter((name) => name === 'length' || expected !== '02 bis 98'));
      if (errorCode === 'iban_length')
        expect([expected, actual]).toEqual([
          `${checks.length.values?.expected} Stellen`,
          `${checks.length.values?.actual} Stellen`,
        ]);
    }
  });
});
