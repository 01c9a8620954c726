import { type AccountRule, unchecked, wrong } from '../rules/account-rule.js';
import { as00 } from '../rules/calculations.js';
import { at, type Condition, when } from '../rules/choices.js';

/** Variant 1: as 00 with the weights 1, 2, 1, 2 … from the left; the check digit is position 10. */
const checkDigitLast = as00('1 2 1 2 1 2 1 2 1 P');
const beginsVariant1 = at(1, ...'51 55 61 64 65 66 70 73 74 75 76 77 78 79 80 81 82 88 94 95'.split(' '));

/** Variant 2: the same weights; position 3 is the check digit. */
const checkDigitThird = as00('1 2 P 1 2 1 2 1 2 1');

/** Variant 3 and two ranges of variant 1: no check digit. */
const withoutCheckDigit = at(1, '40', '50', '91', '99', '777777', '888888', '0185125434');

/** Variant 4: positions 3 and 4 are a month, positions 7 to 9 are below 500; no check digit. */
const beginsVariant4: Condition = (account) => account >= '0100000000' && account < '3200000000';
const hasMonth: Condition = (account) => account.slice(2, 4) >= '01' && account.slice(2, 4) <= '12';
const isBelow500: Condition = (account) => account.charAt(6) < '5';
const dated: AccountRule = when(hasMonth, when(isBelow500, unchecked, wrong), wrong);

/**
 * 57 – the first two digits select the variant. 51, 55, 61, 64 to 66, 70, 73 to 82, 88, 94, 95: variant 1. 40, 50, 91, 99 and 777777…, 888888…,
 * 0185125434: no check digit. 01 to 31: variant 4. 00: wrong. All others: variant 2.
 */
export const method57 = when(
  withoutCheckDigit,
  unchecked,
  when(beginsVariant1, checkDigitLast, when(at(1, '00'), wrong, when(beginsVariant4, dated, checkDigitThird))),
);
