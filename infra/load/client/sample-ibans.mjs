/**
 * Pseudo-random numbers that are the same in every run, so that two runs check the same IBANs (mulberry32).
 * @param {number} seed
 * @returns {() => number} gives 0 ≤ n < 1
 */
export function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {number} seed
 * @returns {(limit: number) => number} gives whole numbers below a limit, the same in every run
 */
export function drawsFrom(seed) {
  const random = numbersFrom(seed);
  return (limit) => Math.floor(random() * limit);
}

/** @type {Readonly<Record<string, string>>} */
const alphabets = { n: '0123456789', a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', c: '0123456789' };

/**
 * @param {string} classes of the characters of a country's IBANs: n digit, a letter, c either
 * @param {(limit: number) => number} below
 * @returns {string} all after the check digits; digits wherever letters are optional
 */
export function drawnBban(classes, below) {
  return [...classes.slice(4)].map((kind) => alphabets[kind]?.charAt(below(kind === 'a' ? 26 : 10))).join('');
}

/** The faults of one IBAN in five; the others are valid and of a real bank. */
const faults = [wrongCheckDigits, twoDigitsSwapped, tooShort, unknownBank];

/** Draws per bank: the methods of some banks accept hardly any account. */
const MAX_DRAWS = 100;

/**
 * German IBANs of real bank codes in random order, four of five valid.
 * @param {string[]} bankCodes
 * @param {(bankCode: string, account: string) => boolean} isAccount whether the account passes the bank's check digit method
 * @param {number} count
 * @param {number} [seed]
 * @returns {string[]}
 */
export function sampleIbans(bankCodes, isAccount, count, seed = 1) {
  const below = drawsFrom(seed);
  const validIban = () => {
    for (;;) {
      const bankCode = bankCodes[below(bankCodes.length)] ?? '';
      for (let draw = 0; draw < MAX_DRAWS; draw++) {
        const account = String(below(10 ** 10)).padStart(10, '0');
        if (isAccount(bankCode, account)) return germanIban(bankCode, account);
      }
    }
  };
  return Array.from({ length: count }, (_, index) => {
    const fault = index % 5 === 4 ? faults[below(faults.length)] : undefined;
    return fault ? fault(validIban()) : validIban();
  });
}

/**
 * @param {string} bankCode eight digits
 * @param {string} account ten digits
 * @returns {string} with the check digits of ISO 13616
 */
export function germanIban(bankCode, account) {
  return withCheckDigits('DE', bankCode + account);
}

/**
 * @param {string} country two letters
 * @param {string} bban
 * @returns {string} the IBAN with the check digits of ISO 13616
 */
export function withCheckDigits(country, bban) {
  const digits = [...`${bban}${country}00`].map((character) => parseInt(character, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

/** @param {string} iban */
function wrongCheckDigits(iban) {
  const next = (Number(iban.slice(2, 4)) + 1) % 100;
  return `DE${String(next).padStart(2, '0')}${iban.slice(4)}`;
}

/** @param {string} iban */
function twoDigitsSwapped(iban) {
  return `${iban.slice(0, 14)}${iban[15]}${iban[14]}${iban.slice(16)}`;
}

/** @param {string} iban */
function tooShort(iban) {
  return iban.slice(0, -1);
}

/** @param {string} iban no bank code begins with 9 */
function unknownBank(iban) {
  return germanIban(`9${iban.slice(5, 12)}`, iban.slice(12));
}
