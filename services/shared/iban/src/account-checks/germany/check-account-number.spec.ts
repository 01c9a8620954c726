import fc from 'fast-check';
import { accountMethods } from './account-methods.js';
import { checkAccountNumber } from './check-account-number.js';
import { publishedAccounts } from './published-accounts.data.js';
import { readingAccounts } from './reading-accounts.data.js';
import { testAccounts } from './test-accounts.data.js';

const range = (first: string, last: number) => Array.from({ length: last + 1 }, (_, digit) => `${first}${digit}`);
const methods = [...[...'0123456789ABCD'].flatMap((first) => range(first, 9)), ...range('E', 4)].filter(
  (number) => number !== '12',
);

/** The items of a list, as `account` or `account@bankCode`, whose result differs from the one that is due. */
function notAsDue(method: string, list: string | undefined, due: 'passed' | 'failed' | 'notChecked'): string[] {
  return (list ?? '').split(' ').filter((item) => {
    const [account = '', bankCode] = item.split('@');
    return item !== '' && checkAccountNumber({ method, account, ...(bankCode && { bankCode }) }).result !== due;
  });
}

/** What is due of an account number of which each reading says that it accepts (`a`) or refuses it (`r`). */
function dueOf(said: string): readonly string[] {
  if (!said.includes('r')) return ['passed', 'notChecked'];
  return [said.includes('a') ? 'warning' : 'failed'];
}

describe('checkAccountNumber', () => {
  it('knows all 144 methods: 00 to 99 without 12, A0 to E4', () => {
    expect(methods).toHaveLength(144);
    expect([...accountMethods.keys()].sort()).toEqual(methods);
    expect(Object.keys(testAccounts).sort()).toEqual(methods);
  });

  it.each(methods)('tells right from wrong accounts by method %s', (method) => {
    const { good, bad, unchecked } = testAccounts[method]!;
    expect(notAsDue(method, good, 'passed')).toEqual([]);
    expect(notAsDue(method, bad, 'failed')).toEqual([]);
    expect(notAsDue(method, unchecked, 'notChecked')).toEqual([]);
  });

  it('is tested with at least four right and four wrong accounts per method; 09 has none', () => {
    const tooFew = methods.filter((method) => {
      const { good, bad } = testAccounts[method]!;
      return good.split(' ').length < 4 || bad.split(' ').length < 4;
    });
    expect(tooFew).toEqual(['09']);
  });

  it.each(Object.entries(publishedAccounts))(
    'agrees with the Bundesbank’s examples for method %s',
    (method, accounts) => {
      expect(notAsDue(method, accounts[0], 'passed')).toEqual([]);
      expect(notAsDue(method, accounts[1], 'failed')).toEqual([]);
    },
  );

  it.each([
    ['45', '0994681254 0000012340 1000199999 0100114240'],
    ['57', '7777778800 5001050352 5045090090 1909700805 0185125434'],
    ['B8', '5432198760 9070873333'],
  ])('finds no check digit where the Bundesbank says there is none (%s)', (method, accounts) => {
    expect(notAsDue(method, accounts, 'notChecked')).toEqual([]);
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
    'passes, warns of or refuses accounts as their readings do: %s',
    (method, ofReadings) => {
      for (const [said, accounts] of Object.entries(ofReadings)) {
        for (const item of accounts.split(' ')) {
          const [account = '', bankCode] = item.split('@');
          const finding = checkAccountNumber({ method, account, ...(bankCode && { bankCode }), readings: true });
          const says = finding.readings?.map(({ result }) => (result === 'failed' ? 'r' : 'a')).join('');
          expect([item, says]).toEqual([item, said]);
          expect(dueOf(said)).toContain(finding.result);
        }
      }
    },
  );

  it('names the readings only when asked, and none where a method is read in one way', () => {
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

  it('fills accounts up with zeros on the left', () => {
    expect(notAsDue('00', '9290701 09290701 0009290701', 'passed')).toEqual([]);
  });

  it.each(['', '00000000000', '12345678901', '123 456', 'DE12', '１２３'])('refuses „%s“ as an account', (account) => {
    expect(checkAccountNumber({ method: '00', account }).result).toBe('failed');
  });

  it('knows no account of zeros alone, except where nothing is checked', () => {
    const accepting = methods.filter((method) => notAsDue(method, '0000000000@13051172', 'failed').length > 0);
    expect(accepting).toEqual(['09']);
  });

  it.each(['52', '53', 'B6', 'C0'])('takes the bank code into account by method %s', (method) => {
    const account = method === '52' || method === 'C0' ? '43001501' : '487310018';
    expect(checkAccountNumber({ method, account }).result).toBe('notChecked');
    expect(checkAccountNumber({ method, account, bankCode: '8005378' }).result).toBe('notChecked');
    expect(checkAccountNumber({ method, account, bankCode: '8005378x' }).result).toBe('notChecked');
    expect(checkAccountNumber({ method, account, bankCode: '10050000' }).result).toBe('failed');
  });

  it('never throws, whatever it is asked', () => {
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
