export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.charAt(digits.length - 1 - i));
    const product = i % 2 === 1 ? 2 * digit : digit;
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}
