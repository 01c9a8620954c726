import { unchecked, wrong } from './account-rule.js';
import { as00, as02 } from './calculations.js';
import { at, hasLength, when } from './choices.js';
import { eser, oldNumberOf, oldNumberWithT, withoutZeros } from './eser.js';
import { method00 } from './methods-00-09.js';
import { method20 } from './methods-20-29.js';
import { method52, method53, method58 } from './methods-50-59.js';
import { method68 } from './methods-60-69.js';
import { fivePlacesOf00, method75, method78 } from './methods-70-79.js';
import { asB6, methodB6 } from './methods-b0-b9.js';
import type { Readings } from './reading.js';

// Readings that differ in the lengths of account numbers they accept. IBANs pad account numbers to ten digits, so the original length is unknown.

const onlyNine = 'sich nur neunstellige Kontonummern so umrechnen lassen';
const shorterThanNine = 'sich auch kürzere als neunstellige Kontonummern so umrechnen lassen';

/** Digits of an old number after bank, account type and check digit. */
const MAX_CUSTOMER_DIGITS = 6;

/** 52 also for nine and ten digits: the first two digits are XP, the rest is the customer number. */
const longer52 = eser((account, bankCode) => {
  const number = withoutZeros(account);
  const customer = withoutZeros(number.slice(2));
  const fits = number.length >= 8 && customer.length <= MAX_CUSTOMER_DIGITS;
  return fits ? bankCode.slice(4) + number.slice(0, 2) + customer : null;
});
const shorter52 = eser((account, bankCode) => (account.startsWith('00') ? oldNumberOf(account, bankCode) : null));
const shorter53 = eser((account, bankCode) => (account.startsWith('0') ? oldNumberWithT(account, bankCode) : null));

export const readingsOfLengths: Readings = {
  52: [
    { difference: 'sich nur achtstellige Kontonummern so umrechnen lassen', readBy: 'bav, HBCI4Java', rule: method52 },
    {
      difference: 'sich auch neun- und zehnstellige Kontonummern so umrechnen lassen',
      readBy: 'konto_check',
      rule: when(at(1, '9'), method20, longer52),
    },
    {
      difference: 'sich auch kürzere als achtstellige Kontonummern so umrechnen lassen',
      readBy: 'ktoblzcheck',
      rule: when(at(1, '9'), method20, shorter52),
    },
  ],
  53: [
    { difference: onlyNine, readBy: 'konto_check, bav, HBCI4Java', rule: method53 },
    { difference: shorterThanNine, readBy: 'ktoblzcheck', rule: when(at(1, '9'), method20, shorter53) },
  ],
  58: [
    { difference: 'Kontonummern mindestens sechs Stellen haben', readBy: 'konto_check, ktoblzcheck', rule: method58 },
    { difference: 'führende Nullen als Stellen zählen', readBy: 'bav', rule: as02('- - - - 6 5 4 3 2 P') },
  ],
  68: [
    {
      difference: 'kürzere Kontonummern wie sechs- bis neunstellige geprüft werden',
      readBy: 'ktoblzcheck, schwifty',
      rule: method68,
    },
    {
      difference: 'Kontonummern mindestens sechs Stellen haben',
      readBy: 'konto_check, bav, HBCI4Java',
      rule: when(at(1, '00000'), wrong, method68),
    },
  ],
  75: [
    { difference: 'Kontonummern sechs, sieben oder neun Stellen haben', readBy: 'konto_check', rule: method75 },
    {
      difference: 'achtstellige Kontonummern wie siebenstellige geprüft werden',
      readBy: 'bav',
      rule: when(hasLength(8), fivePlacesOf00, method75),
    },
    {
      difference: 'jede Länge vorkommt',
      readBy: 'ktoblzcheck',
      rule: when(
        at(1, '000'),
        fivePlacesOf00,
        when(at(1, '09'), as00('- - 2 1 2 1 2 P - -'), as00('- 2 1 2 1 2 P - - -')),
      ),
    },
  ],
  78: [
    {
      difference: 'nur achtstellige Kontonummern keine Prüfziffer enthalten',
      readBy: 'konto_check, bav, HBCI4Java',
      rule: method78,
    },
    {
      difference: 'Kontonummern bis acht Stellen keine Prüfziffer enthalten',
      readBy: 'ktoblzcheck',
      rule: when(at(1, '00'), unchecked, method00),
    },
  ],
  B6: [
    { difference: onlyNine, readBy: 'konto_check, bav, HBCI4Java', rule: methodB6 },
    { difference: shorterThanNine, readBy: 'ktoblzcheck', rule: asB6(shorter53) },
  ],
};
