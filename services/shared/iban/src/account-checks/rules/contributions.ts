import type { Contribution } from './calculation.js';

export const product: Contribution = (digit, weight) => digit * weight;

export const digitSumOfProduct: Contribution = (digit, weight) => digitSum(digit * weight);

export const lastDigitOfProduct: Contribution = (digit, weight) => (digit * weight) % 10;

/** Product plus weight, modulo 11 (methods 24 and B9). */
export const productAndWeight: Contribution = (digit, weight) => (digit * weight + weight) % 11;

/** Product of the digit's ASCII value and the weight (method E1). */
export const asciiProduct: Contribution = (digit, weight) => (digit + 48) * weight;

/** Rows 1 to 4 of the table for "iterierte Transformation" (M10H), each with the values of the digits 0 to 9. */
const transformations = ['0159374826', '0176983254', '0184629573', '0123456789'];

/** The digit's value in a row of the transformation table; the weight is the row number. */
export const transformed: Contribution = (digit, row) => Number(transformations[row - 1]?.charAt(digit));

export function digitSum(number: number): number {
  return number < 10 ? number : (number % 10) + digitSum(Math.floor(number / 10));
}
