import type { Contribution } from './calculation.js';

/** The product of digit and weight. */
export const product: Contribution = (digit, weight) => digit * weight;

/** The digit sum ("Quersumme") of the product. */
export const digitSumOfProduct: Contribution = (digit, weight) => digitSum(digit * weight);

/** The last digit of the product. */
export const lastDigitOfProduct: Contribution = (digit, weight) => (digit * weight) % 10;

/** Product and weight together, modulo 11 (methods 24 and B9). */
export const productAndWeight: Contribution = (digit, weight) => (digit * weight + weight) % 11;

/** The digit's ASCII value instead of the digit (method E1). */
export const asciiProduct: Contribution = (digit, weight) => (digit + 48) * weight;

/** Rows 1 to 4 of the table for "iterierte Transformation" (M10H): what becomes of the digits 0 to 9. */
const transformations = ['0159374826', '0176983254', '0184629573', '0123456789'];

/** The digit as the row of the transformation table shows it; the weight is the number of the row. */
export const transformed: Contribution = (digit, row) => Number(transformations[row - 1]?.charAt(digit));

/** Of a number with more than one digit the sum of its digits. */
export function digitSum(number: number): number {
  return number < 10 ? number : (number % 10) + digitSum(Math.floor(number / 10));
}
