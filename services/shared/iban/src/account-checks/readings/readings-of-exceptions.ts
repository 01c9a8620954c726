import { unchecked, wrong } from '../rules/account-rule.js';
import { at, tryInOrder, when } from '../rules/choices.js';
import { method24 } from '../methods/methods-20-29.js';
import { as33Modulo7, method32, method33 } from '../methods/methods-30-39.js';
import { method44, method45 } from '../methods/methods-40-49.js';
import { method83, sevenPlacesOf06 } from '../methods/methods-80-89.js';
import { customersOf90, method90 } from '../methods/methods-90-99.js';
import type { Readings } from './reading.js';

// Readings that differ in account numbers to which a method's rule does not apply.

const onlyInternal = {
  de: 'Sachkonten nur nach den Regeln für Sachkonten geprüft werden',
  en: 'internal accounts are checked only by the rules for internal accounts',
};
const customersFirst = {
  de: 'Sachkonten auch wie Kundenkonten geprüft werden',
  en: 'internal accounts are also checked like customer accounts',
};

export const readingsOfExceptions: Readings = {
  24: [
    {
      difference: {
        de: 'hinter einer 9 an Stelle 1 auch die Null an Stelle 4 übergangen wird',
        en: 'the zero at position 4 is also skipped after a 9 at position 1',
      },
      readBy: 'konto_check, bav, schwifty',
      rule: method24,
    },
    {
      difference: {
        de: 'hinter einer 9 an Stelle 1 an Stelle 4 keine Null stehen darf',
        en: 'position 4 must not be a zero after a 9 at position 1',
      },
      readBy: 'Bundesbank, ktoblzcheck',
      rule: when(at(1, '9'), when(at(4, '0'), wrong, method24), method24),
    },
  ],
  44: [
    {
      difference: { de: 'jede Kontonummer eine Prüfziffer enthält', en: 'every account number contains a check digit' },
      readBy: 'ktoblzcheck, bav',
      rule: method44,
    },
    {
      difference: {
        de: 'Kontonummern mit 9 an Stelle 1 oder 5 keine Prüfziffer enthalten',
        en: 'account numbers with a 9 at position 1 or 5 contain no check digit',
      },
      readBy: { de: 'konto_check (IBAN-Regel 49)', en: 'konto_check (IBAN rule 49)' },
      rule: when(at(1, '9'), unchecked, when(at(5, '9'), unchecked, method44)),
    },
  ],
  45: [
    {
      difference: {
        de: 'auch Kontonummern, die mit 48 beginnen, eine Prüfziffer enthalten',
        en: 'account numbers that begin with 48 also contain a check digit',
      },
      readBy: 'konto_check, ktoblzcheck, bav',
      rule: method45,
    },
    {
      difference: {
        de: 'Kontonummern, die mit 48 beginnen, keine Prüfziffer enthalten',
        en: 'account numbers that begin with 48 contain no check digit',
      },
      readBy: 'Bundesbank',
      rule: when(at(1, '48'), unchecked, method45),
    },
  ],
  83: [
    { difference: onlyInternal, readBy: 'konto_check, bav', rule: method83 },
    {
      difference: customersFirst,
      readBy: 'ktoblzcheck',
      rule: tryInOrder(
        method32,
        method33,
        when(at(10, '7', '8', '9'), wrong, tryInOrder(as33Modulo7, when(at(3, '99'), sevenPlacesOf06, wrong))),
      ),
    },
  ],
  90: [
    { difference: onlyInternal, readBy: 'konto_check, bav, HBCI4Java', rule: method90 },
    {
      difference: {
        de: 'alle Berechnungen für Kundenkonten und Sachkonten gelten',
        en: 'all calculations for customer accounts and internal accounts apply',
      },
      readBy: 'ktoblzcheck',
      rule: tryInOrder(customersOf90, sevenPlacesOf06),
    },
  ],
};
