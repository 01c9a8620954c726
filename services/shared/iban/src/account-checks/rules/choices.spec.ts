import { type AccountRule, unchecked, wrong } from './account-rule.js';
import { at, between, hasLength, tryInOrder, when } from './choices.js';

const account = '0123456789';
const right: AccountRule = { position: 10, check: () => 'passed' };
const rightElsewhere: AccountRule = { position: 8, check: () => 'passed' };
const failing: AccountRule = { position: 10, check: () => 'failed' };

describe('choices between rules', () => {
  it('tries variants until one does not fail', () => {
    expect(tryInOrder(failing, right).check(account, null)).toBe('passed');
    expect(tryInOrder(failing, unchecked, right).check(account, null)).toBe('notChecked');
    expect(tryInOrder(failing, wrong).check(account, null)).toBe('failed');
  });

  it('evaluates only the rule that the condition selects', () => {
    expect(when(() => true, failing, right).check(account, null)).toBe('failed');
    expect(when(() => false, failing, right).check(account, null)).toBe('passed');
  });

  it('passes the bank code on', () => {
    const byBank: AccountRule = {
      position: 4,
      check: (_account, bankCode) => (bankCode === '1' ? 'passed' : 'failed'),
    };
    expect(
      tryInOrder(
        wrong,
        when(() => true, byBank, wrong),
      ).check(account, '1'),
    ).toBe('passed');
  });

  it('reports the position of the check digit where all rules that have one agree', () => {
    expect(tryInOrder(failing, right).position).toBe(10);
    expect(tryInOrder(right, rightElsewhere).position).toBeNull();
    expect(when(() => true, unchecked, right).position).toBe(10);
    expect(when(() => true, unchecked, wrong).position).toBeNull();
  });
});

describe('conditions', () => {
  it.each([
    ['at(1, 0)', at(1, '0'), true],
    ['at(2, 12)', at(2, '12'), true],
    ['at(2, 9 or 123)', at(2, '9', '123'), true],
    ['at(2, 2)', at(2, '2'), false],
    ['at the end', at(10, '9'), true],
    ['beyond the end', at(10, '90'), false],
    ['within', between(['0100000000', '0199999999']), true],
    ['first of the range', between(['0123456789', '0200000000']), true],
    ['last of the second range', between(['0000000001', '0000000002'], ['0100000000', '0123456789']), true],
    ['outside', between(['0123456790', '0200000000']), false],
    ['nine digits', hasLength(9), true],
    ['eight or ten digits', hasLength(8, 10), false],
  ])('%s', (_what, condition, expected) => expect(condition(account)).toBe(expected));
});
