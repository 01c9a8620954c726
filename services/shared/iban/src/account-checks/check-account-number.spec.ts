import fc from 'fast-check';
import { accountMethods } from './account-methods.js';
import { checkAccountNumber } from './check-account-number.js';
import { publishedAccounts } from './accounts/published-accounts.data.js';
import { readingAccounts } from './accounts/reading-accounts.data.js';
import { testAccounts } from './accounts/test-accounts.data.js';

const range = (first: string, last: number) => Array.from({ length: last + 1 }, (_, digit) => `${first}${digit}`);
const methods = [...[...'0123456789ABCD'].flatMap((first) => range(first, 9)), ...range('E', 4)].filter(
  (number) => number !== '12',
);

/** The items of a list (`account` or `account@bankCode`) whose result differs from the expected one. */
function unexpectedResults(
  method: string,
  list: string | undefined,
  expected: 'passed' | 'failed' | 'notChecked',
): string[] {
  return (list ?? '').split(' ').filter((item) => {
    const [account = '', bankCode] = item.split('@');
    return item !== '' && checkAccountNumber({ method, account, ...(bankCode && { bankCode }) }).result !== expected;
  });
}

/** Expected results for a string with one letter per reading: `a` accepts, `r` refuses. */
function expectedResults(letters: string): readonly string[] {
  if (!letters.includes('r')) return ['passed', 'notChecked'];
  return [letters.includes('a') ? 'warning' : 'failed'];
}

describe('checkAccountNumber', () => {
  it('knows all 144 methods: 00 to 99 without 12, A0 to E4', () => {
    expect(methods).toHaveLength(144);
    expect([...accountMethods.keys()].sort()).toEqual(methods);
    expect(Object.keys(testAccounts).sort()).toEqual(methods);
  });

  it.each(methods)('distinguishes valid and invalid accounts by method %s', (method) => {
    const { good, bad, unchecked } = testAccounts[method]!;
    expect(unexpectedResults(method, good, 'passed')).toEqual([]);
    expect(unexpectedResults(method, bad, 'failed')).toEqual([]);
    expect(unexpectedResults(method, unchecked, 'notChecked')).toEqual([]);
  });

  it('has at least four valid and four invalid test accounts per method; 09 has no invalid ones', () => {
    const tooFew = methods.filter((method) => {
      const { good, bad } = testAccounts[method]!;
      return good.split(' ').length < 4 || bad.split(' ').length < 4;
    });
    expect(tooFew).toEqual(['09']);
  });

  it.each(Object.entries(publishedAccounts))(
    'agrees with the Bundesbank’s examples for method %s',
    (method, accounts) => {
      expect(unexpectedResults(method, accounts[0], 'passed')).toEqual([]);
      expect(unexpectedResults(method, accounts[1], 'failed')).toEqual([]);
    },
  );

  it.each([
    ['45', '0994681254 0000012340 1000199999 0100114240'],
    ['57', '7777778800 5001050352 5045090090 1909700805 0185125434'],
    ['B8', '5432198760 9070873333'],
  ])('finds no check digit where the Bundesbank says that there is none (%s)', (method, accounts) => {
    expect(unexpectedResults(method, accounts, 'notChecked')).toEqual([]);
  });

  it('reads 125 methods in one way and 19 in several', () => {
    const several = [...accountMethods].filter(([, { readings }]) => readings.length > 0).map(([method]) => method);
    expect(several.sort()).toEqual(Object.keys(readingAccounts).sort());
    expect(several).toHaveLength(19);
    for (const { rule, readings } of accountMethods.values()) {
      expect(readings.length === 0 || (readings.length > 1 && readings[0]?.rule === rule)).toBe(true);
    }
  });

  it.each(Object.entries(readingAccounts))(
    'passes, warns about or refuses accounts as their readings do: %s',
    (method, ofReadings) => {
      for (const [results, accounts] of Object.entries(ofReadings)) {
        for (const item of accounts.split(' ')) {
          const [account = '', bankCode] = item.split('@');
          const finding = checkAccountNumber({ method, account, ...(bankCode && { bankCode }), readings: true });
          const says = finding.readings?.map(({ result }) => (result === 'failed' ? 'r' : 'a')).join('');
          expect([item, says]).toEqual([item, results]);
          expect(expectedResults(results)).toContain(finding.result);
        }
      }
    },
  );

  it('returns the readings only on request, and none where a method has a single reading', () => {
    expect(checkAccountNumber({ method: '63', account: '581984' })).toEqual({ result: 'warning' });
    expect(checkAccountNumber({ method: '63', account: '581984', readings: true })).toEqual({
      result: 'warning',
      readings: [
        expect.objectContaining({ readBy: 'konto_check, bav, schwifty', result: 'passed' }),
        expect.objectContaining({ readBy: 'ktoblzcheck, HBCI4Java', result: 'failed' }),
      ],
    });
    expect(checkAccountNumber({ method: '00', account: '9290701', readings: true })).toEqual({
      result: 'passed',
      readings: [],
    });
    expect(checkAccountNumber({ method: '63', account: '', readings: true })).toEqual({
      result: 'failed',
      readings: [],
    });
    const ofZeros = checkAccountNumber({ method: '76', account: '0', readings: true }).readings;
    expect(ofZeros?.map(({ result }) => result)).toEqual(['failed', 'failed']);
  });

  it.each(['12', 'ZZ', '', 'a0', 'E5'])('does not check by „%s“, which is no method', (method) => {
    expect(checkAccountNumber({ method, account: '9290701' })).toEqual({ result: 'notChecked' });
  });

  it('pads accounts with zeros on the left', () => {
    expect(unexpectedResults('00', '9290701 09290701 0009290701', 'passed')).toEqual([]);
  });

  it.each(['', '00000000000', '12345678901', '123 456', 'DE12', '１２３'])('refuses „%s“ as an account', (account) => {
    expect(checkAccountNumber({ method: '00', account }).result).toBe('failed');
  });

  it('refuses an account of zeros, except where nothing is checked', () => {
    const accepting = methods.filter((method) => unexpectedResults(method, '0000000000@13051172', 'failed').length > 0);
    expect(accepting).toEqual(['09']);
  });

  it.each(['52', '53', 'B6', 'C0'])('uses the bank code in method %s', (method) => {
    const account = method === '52' || method === 'C0' ? '43001501' : '487310018';
    expect(checkAccountNumber({ method, account }).result).toBe('notChecked');
    expect(checkAccountNumber({ method, account, bankCode: '8005378' }).result).toBe('notChecked');
    expect(checkAccountNumber({ method, account, bankCode: '8005378x' }).result).toBe('notChecked');
    expect(checkAccountNumber({ method, account, bankCode: '10050000' }).result).toBe('failed');
  });

  it('never throws for any input', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,10}$/));
    fc.assert(
      fc.property(fc.constantFrom(...methods), text, text, (method, account, bankCode) =>
        ['passed', 'failed', 'warning', 'notChecked'].includes(
          checkAccountNumber({ method, account, bankCode }).result,
        ),
      ),
      { numRuns: 10_000 },
    );
  });
});
