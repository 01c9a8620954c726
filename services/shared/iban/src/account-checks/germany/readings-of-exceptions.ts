import { unchecked, wrong } from './account-rule.js';
import { at, firstOf, when } from './choices.js';
import { method24 } from './methods-20-29.js';
import { as33Modulo7, method32, method33 } from './methods-30-39.js';
import { method44, method45 } from './methods-40-49.js';
import { method83, sevenPlacesOf06 } from './methods-80-89.js';
import { customersOf90, method90 } from './methods-90-99.js';
import type { Readings } from './reading.js';

// Readings that differ in account numbers to which a method's rule does not apply.

const onlyInternal = 'Sachkonten nur nach den Regeln für Sachkonten geprüft werden';
const customersFirst = 'Sachkonten auch wie Kundenkonten geprüft werden';

export const readingsOfExceptions: Readings = {
  24: [
    {
      difference: 'hinter einer 9 an Stelle 1 auch die Null an Stelle 4 übergangen wird',
      readBy: 'konto_check, bav, schwifty',
      rule: method24,
    },
    {
      difference: 'hinter einer 9 an Stelle 1 an Stelle 4 keine Null stehen darf',
      readBy: 'Bundesbank, ktoblzcheck',
      rule: when(at(1, '9'), when(at(4, '0'), wrong, method24), method24),
    },
  ],
  44: [
    { difference: 'jede Kontonummer eine Prüfziffer enthält', readBy: 'ktoblzcheck, bav', rule: method44 },
    {
      difference: 'Kontonummern mit 9 an Stelle 1 oder 5 keine Prüfziffer enthalten',
      readBy: 'konto_check (IBAN-Regel 49)',
      rule: when(at(1, '9'), unchecked, when(at(5, '9'), unchecked, method44)),
    },
  ],
  45: [
    {
      difference: 'auch Kontonummern, die mit 48 beginnen, eine Prüfziffer enthalten',
      readBy: 'konto_check, ktoblzcheck, bav',
      rule: method45,
    },
    {
      difference: 'Kontonummern, die mit 48 beginnen, keine Prüfziffer enthalten',
      readBy: 'Bundesbank',
      rule: when(at(1, '48'), unchecked, method45),
    },
  ],
  83: [
    { difference: onlyInternal, readBy: 'konto_check, bav', rule: method83 },
    {
      difference: customersFirst,
      readBy: 'ktoblzcheck',
      rule: firstOf(
        method32,
        method33,
        when(at(10, '7', '8', '9'), wrong, firstOf(as33Modulo7, when(at(3, '99'), sevenPlacesOf06, wrong))),
      ),
    },
  ],
  90: [
    { difference: onlyInternal, readBy: 'konto_check, bav, HBCI4Java', rule: method90 },
    {
      difference: 'alle Berechnungen für Kundenkonten und Sachkonten gelten',
      readBy: 'ktoblzcheck',
      rule: firstOf(customersOf90, sevenPlacesOf06),
    },
  ],
};
