import { wrong } from '../rules/account-rule.js';
import { as06, as16 } from '../rules/calculations.js';
import { at, tryInOrder, when } from '../rules/choices.js';
import { divisible } from '../rules/divisible.js';
import { method16 } from '../methods/methods-10-19.js';
import { as54, method54 } from '../methods/methods-50-59.js';
import { method76 } from '../methods/methods-70-79.js';
import type { Readings } from './reading.js';

// Readings that differ in the check digit of a remainder for which the calculation gives two digits.

/** Numbers of method 76 with remainder 10, with or without their sub-account. */
const withoutCheckDigit76 = tryInOrder(
  divisible('- 7 6 5 4 3 2 - - -', 11, 1),
  when(at(1, '000', '004', '006', '007', '008', '009'), divisible('- - - 7 6 5 4 3 2 -', 11, 1), wrong),
);

export const readingsOfRemainders: Readings = {
  16: [
    {
      difference: {
        de: 'bei Rest 1 auch die Prüfziffer 0 gilt',
        en: 'the check digit 0 is also valid with remainder 1',
      },
      readBy: 'Bundesbank, ktoblzcheck, schwifty',
      rule: method16,
    },
    {
      difference: {
        de: 'bei Rest 1 die Ziffern an den Stellen 9 und 10 gleich sein müssen',
        en: 'the digits at positions 9 and 10 must be equal with remainder 1',
      },
      readBy: 'konto_check, bav, HBCI4Java',
      rule: as16('4 3 2 7 6 5 4 3 2 P'),
    },
  ],
  54: [
    {
      difference: {
        de: 'die Reste 0 und 1 keine Prüfziffer haben und 49 vorn steht',
        en: 'remainders 0 and 1 have no check digit and the number begins with 49',
      },
      readBy: 'bav',
      rule: method54,
    },
    {
      difference: {
        de: 'vorn auch eine 4 oder an Stelle 2 eine 9 genügt',
        en: 'a 4 at position 1 or a 9 at position 2 is enough',
      },
      readBy: 'konto_check',
      rule: when(at(1, '4'), as54, when(at(2, '9'), as54, wrong)),
    },
    {
      difference: {
        de: 'bei den Resten 0 und 1 die Prüfziffer 0 gilt',
        en: 'the check digit is 0 with remainders 0 and 1',
      },
      readBy: 'ktoblzcheck',
      rule: when(at(1, '49'), as06('- - 2 7 6 5 4 3 2 P'), wrong),
    },
  ],
  76: [
    {
      difference: { de: 'Kontonummern mit Rest 10 falsch sind', en: 'account numbers with remainder 10 are wrong' },
      readBy: 'konto_check, ktoblzcheck, bav, HBCI4Java',
      rule: method76,
    },
    {
      difference: {
        de: 'Kontonummern mit Rest 10 nicht geprüft werden können',
        en: 'account numbers with remainder 10 cannot be checked',
      },
      readBy: { de: 'Bundesbank, zum Teil schwifty', en: 'Bundesbank, partly schwifty' },
      rule: when(at(1, '1', '2', '3', '5'), wrong, tryInOrder(method76, withoutCheckDigit76)),
    },
  ],
};
