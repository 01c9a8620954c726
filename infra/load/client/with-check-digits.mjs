// @ts-check

/**
 * @param {string} country two letters
 * @param {string} bban what stands behind the check digits
 * @returns {string} the IBAN with the check digits of ISO 13616
 */
export function withCheckDigits(country, bban) {
  const digits = [...`${bban}${country}00`].map((character) => parseInt(character, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}
