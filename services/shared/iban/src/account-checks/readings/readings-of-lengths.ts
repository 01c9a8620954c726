import { unchecked, wrong } from '../rules/account-rule.js';
import { as00, as02 } from '../rules/calculations.js';
import { at, hasLength, when } from '../rules/choices.js';
import { eser, oldNumberWithT, toOldNumber, withoutZeros } from '../rules/eser.js';
import { method00 } from '../methods/methods-00-09.js';
import { method20 } from '../methods/methods-20-29.js';
import { method52, method53, method58 } from '../methods/methods-50-59.js';
import { method68 } from '../methods/methods-60-69.js';
import { fivePlacesOf00, method75, method78 } from '../methods/methods-70-79.js';
import { methodB6, methodB6With } from '../methods/methods-b0-b9.js';
import type { Readings } from './reading.js';

// Readings that differ in the lengths of account numbers they accept. IBANs pad account numbers to ten digits, so the original length is unknown.

const onlyNine = {
  de: 'sich nur neunstellige Kontonummern so umrechnen lassen',
  en: 'only account numbers of nine digits can be converted in this way',
};
const shorterThanNine = {
  de: 'sich auch kürzere als neunstellige Kontonummern so umrechnen lassen',
  en: 'account numbers of fewer than nine digits can also be converted in this way',
};

/** Digits of an old number after bank, account type and check digit. */
const MAX_CUSTOMER_DIGITS = 6;

/** 52 also for nine and ten digits: the first two digits are XP, the rest is the customer number. */
const longer52 = eser((account, bankCode) => {
  const number = withoutZeros(account);
  const customer = withoutZeros(number.slice(2));
  const fits = number.length >= 8 && customer.length <= MAX_CUSTOMER_DIGITS;
  return fits ? bankCode.slice(4) + number.slice(0, 2) + customer : null;
});
const shorter52 = eser((account, bankCode) => (account.startsWith('00') ? toOldNumber(account, bankCode) : null));
const shorter53 = eser((account, bankCode) => (account.startsWith('0') ? oldNumberWithT(account, bankCode) : null));

export const readingsOfLengths: Readings = {
  52: [
    {
      difference: {
        de: 'sich nur achtstellige Kontonummern so umrechnen lassen',
        en: 'only account numbers of eight digits can be converted in this way',
      },
      readBy: 'bav, HBCI4Java',
      rule: method52,
    },
    {
      difference: {
        de: 'sich auch neun- und zehnstellige Kontonummern so umrechnen lassen',
        en: 'account numbers of nine and ten digits can also be converted in this way',
      },
      readBy: 'konto_check',
      rule: when(at(1, '9'), method20, longer52),
    },
    {
      difference: {
        de: 'sich auch kürzere als achtstellige Kontonummern so umrechnen lassen',
        en: 'account numbers of fewer than eight digits can also be converted in this way',
      },
      readBy: 'ktoblzcheck',
      rule: when(at(1, '9'), method20, shorter52),
    },
  ],
  53: [
    { difference: onlyNine, readBy: 'konto_check, bav, HBCI4Java', rule: method53 },
    { difference: shorterThanNine, readBy: 'ktoblzcheck', rule: when(at(1, '9'), method20, shorter53) },
  ],
  58: [
    {
      difference: { de: 'Kontonummern mindestens sechs Stellen haben', en: 'account numbers have at least six digits' },
      readBy: 'konto_check, ktoblzcheck',
      rule: method58,
    },
    {
      difference: { de: 'führende Nullen als Stellen zählen', en: 'leading zeros count as digits' },
      readBy: 'bav',
      rule: as02('- - - - 6 5 4 3 2 P'),
    },
  ],
  68: [
    {
      difference: {
        de: 'kürzere Kontonummern wie sechs- bis neunstellige geprüft werden',
        en: 'shorter account numbers are checked like those of six to nine digits',
      },
      readBy: 'ktoblzcheck, schwifty',
      rule: method68,
    },
    {
      difference: { de: 'Kontonummern mindestens sechs Stellen haben', en: 'account numbers have at least six digits' },
      readBy: 'konto_check, bav, HBCI4Java',
      rule: when(at(1, '00000'), wrong, method68),
    },
  ],
  75: [
    {
      difference: {
        de: 'Kontonummern sechs, sieben oder neun Stellen haben',
        en: 'account numbers have six, seven or nine digits',
      },
      readBy: 'konto_check',
      rule: method75,
    },
    {
      difference: {
        de: 'achtstellige Kontonummern wie siebenstellige geprüft werden',
        en: 'account numbers of eight digits are checked like those of seven',
      },
      readBy: 'bav',
      rule: when(hasLength(8), fivePlacesOf00, method75),
    },
    {
      difference: { de: 'jede Länge vorkommt', en: 'every length occurs' },
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
      difference: {
        de: 'nur achtstellige Kontonummern keine Prüfziffer enthalten',
        en: 'only account numbers of eight digits contain no check digit',
      },
      readBy: 'konto_check, bav, HBCI4Java',
      rule: method78,
    },
    {
      difference: {
        de: 'Kontonummern bis acht Stellen keine Prüfziffer enthalten',
        en: 'account numbers of up to eight digits contain no check digit',
      },
      readBy: 'ktoblzcheck',
      rule: when(at(1, '00'), unchecked, method00),
    },
  ],
  B6: [
    { difference: onlyNine, readBy: 'konto_check, bav, HBCI4Java', rule: methodB6 },
    { difference: shorterThanNine, readBy: 'ktoblzcheck', rule: methodB6With(shorter53) },
  ],
};
