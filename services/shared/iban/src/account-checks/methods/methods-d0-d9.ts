import { unchecked, wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { as01 } from '../rules/calculations.js';
import { remainder } from '../rules/check-digits.js';
import { at, hasLength, tryInOrder, when } from '../rules/choices.js';
import { method00WithPrefix } from '../rules/constant-in-front.js';
import { digitSumOfProduct } from '../rules/contributions.js';
import { method00, method03, method07 } from './methods-00-09.js';
import { method10, method18 } from './methods-10-19.js';
import { method20, method27 } from './methods-20-29.js';
import { as32Modulo7, method32 } from './methods-30-39.js';
import { method68 } from './methods-60-69.js';
import { sevenPlacesOf06 } from './methods-80-89.js';
import { method95 } from './methods-90-99.js';

/** D0 – as 20; account numbers that begin with 57 have no check digit. */
export const methodD0 = when(at(1, '57'), unchecked, method20);

/** D1 – as 00 over the number with 436338 in front. Numbers that begin with 8 are wrong. */
export const methodD1 = when(at(1, '8'), wrong, method00WithPrefix('436338'));

/** D2 – as 95, otherwise as 00, otherwise as 68. */
export const methodD2 = tryInOrder(method95, method00, method68);

/** D3 – as 00, otherwise as 27. */
export const methodD3 = tryInOrder(method00, method27);

/** D4 – as 00 over the number with 428259 in front. Numbers that begin with 0 are wrong. */
export const methodD4 = when(at(1, '0'), wrong, method00WithPrefix('428259'));

/** D5 – 99 in positions 3 and 4: as 06 over positions 3 to 9. All others: as 32, otherwise with modulus 7, otherwise with modulus 10. */
export const methodD5 = when(
  at(3, '99'),
  sevenPlacesOf06,
  tryInOrder(method32, as32Modulo7, as01('- - - 7 6 5 4 3 2 P')),
);

/** D6 – as 07, otherwise as 03, otherwise as 00. */
export const methodD6 = tryInOrder(method07, method03, method00);

/** D7 – as 00, but the last digit of the sum is the check digit. */
export const methodD7 = calculation({
  weights: '2 1 2 1 2 1 2 1 2 P',
  contribution: digitSumOfProduct,
  checkDigit: remainder(10),
});

/** D8 – ten digits: as 00. Eight digits: no check digit. All others: wrong. */
export const methodD8 = when(hasLength(10), method00, when(hasLength(8), unchecked, wrong));

/** D9 – as 00, otherwise as 10, otherwise as 18. */
export const methodD9 = tryInOrder(method00, method10, method18);
