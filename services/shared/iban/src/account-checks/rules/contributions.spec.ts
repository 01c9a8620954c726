import {
  asciiProduct,
  digitSum,
  digitSumOfProduct,
  lastDigitOfProduct,
  product,
  productAndWeight,
  transformed,
} from './contributions.js';

describe('contribution of a digit to the sum', () => {
  it.each([
    ['product', product, 8, 2, 16],
    ['digit sum of the product', digitSumOfProduct, 8, 2, 7],
    ['digit sum of a product of two tens', digitSumOfProduct, 9, 7, 9],
    ['last digit of the product', lastDigitOfProduct, 8, 3, 4],
    ['product and weight modulo 11', productAndWeight, 3, 3, 1],
    ['product of the ASCII value', asciiProduct, 5, 10, 530],
    ['row 1 of the transformation', transformed, 2, 1, 5],
    ['row 2 of the transformation', transformed, 2, 2, 7],
    ['row 3 of the transformation', transformed, 2, 3, 8],
    ['row 4 of the transformation', transformed, 2, 4, 2],
  ])('is the %s', (_what, contribution, digit, weight, amount) => {
    expect(contribution(digit, weight, 1)).toBe(amount);
  });

  it.each([
    [7, 7],
    [16, 7],
    [99, 18],
    [255, 12],
  ])('has digit sum of %i', (number, sum) => expect(digitSum(number)).toBe(sum));
});
