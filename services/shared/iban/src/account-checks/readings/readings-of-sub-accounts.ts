import { type AccountRule, wrong } from '../rules/account-rule.js';
import { as00, as06 } from '../rules/calculations.js';
import { at, tryInOrder, when } from '../rules/choices.js';
import { method06 } from '../methods/methods-00-09.js';
import { method13 } from '../methods/methods-10-19.js';
import { method50 } from '../methods/methods-50-59.js';
import { method63 } from '../methods/methods-60-69.js';
import { methodC7 } from '../methods/methods-c0-c9.js';
import type { Readings } from './reading.js';

// Readings that differ in when a sub-account of zeros was left out, which moves the number to the right and pads it with zeros.

const overSixPlaces = '- 1 2 1 2 1 2 P - -';
const overSixPlacesAtTheEnd = '- - - 1 2 1 2 1 2 P';

/** 50 with a sub-account of which one, two or all three zeros may be left out, depending on the leading zeros. */
const partlyLeftOut = tryInOrder(
  as06('7 6 5 4 3 2 P - - -'),
  when(
    at(1, '000'),
    as06('- - - 7 6 5 4 3 2 P'),
    when(
      at(1, '00'),
      when(at(10, '0'), as06('- - 7 6 5 4 3 2 P -'), wrong),
      when(at(1, '0'), when(at(9, '00'), as06('- 7 6 5 4 3 2 P - -'), wrong), wrong),
    ),
  ),
);

/** 63 with three leading zeros is always a number without its sub-account. */
const leftOutBehindZeros: AccountRule = when(
  at(1, '000'),
  as00(overSixPlacesAtTheEnd),
  when(at(1, '0'), as00(overSixPlaces), wrong),
);

const bothWays63 = {
  de: 'hinter drei führenden Nullen die Prüfziffer auch an Stelle 8 stehen kann',
  en: 'the check digit can also be at position 8 after three leading zeros',
};
const oneWay63 = {
  de: 'hinter drei führenden Nullen die Prüfziffer nur an Stelle 10 stehen kann',
  en: 'the check digit can only be at position 10 after three leading zeros',
};
const behindTwoZeros = {
  de: 'die Unterkontonummer 00 nur hinter zwei führenden Nullen fehlen kann',
  en: 'the sub-account number 00 can be left out only after two leading zeros',
};
const everywhere = {
  de: 'die Unterkontonummer 00 auch ohne führende Nullen fehlen kann',
  en: 'the sub-account number 00 can also be left out without leading zeros',
};

export const readingsOfSubAccounts: Readings = {
  13: [
    { difference: behindTwoZeros, readBy: 'konto_check, bav', rule: method13 },
    {
      difference: everywhere,
      readBy: 'ktoblzcheck, HBCI4Java',
      rule: tryInOrder(as00(overSixPlaces), as00(overSixPlacesAtTheEnd)),
    },
  ],
  50: [
    {
      difference: {
        de: 'die Unterkontonummer 000 nur hinter drei führenden Nullen fehlen kann',
        en: 'the sub-account number 000 can be left out only after three leading zeros',
      },
      readBy: 'bav',
      rule: method50,
    },
    {
      difference: {
        de: 'die Unterkontonummer 000 auch zum Teil fehlen kann',
        en: 'the sub-account number 000 can also be left out in part',
      },
      readBy: 'konto_check',
      rule: partlyLeftOut,
    },
    {
      difference: {
        de: 'die Unterkontonummer 000 auch ohne führende Nullen fehlen kann',
        en: 'the sub-account number 000 can also be left out without leading zeros',
      },
      readBy: 'ktoblzcheck',
      rule: tryInOrder(as06('7 6 5 4 3 2 P - - -'), as06('- - - 7 6 5 4 3 2 P')),
    },
  ],
  63: [
    { difference: bothWays63, readBy: 'konto_check, bav, schwifty', rule: method63 },
    { difference: oneWay63, readBy: 'ktoblzcheck, HBCI4Java', rule: leftOutBehindZeros },
  ],
  C7: [
    { difference: bothWays63, readBy: 'konto_check, bav', rule: methodC7 },
    { difference: oneWay63, readBy: 'ktoblzcheck, HBCI4Java', rule: tryInOrder(leftOutBehindZeros, method06) },
  ],
};
