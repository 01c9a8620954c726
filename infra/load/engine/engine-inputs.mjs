import { drawnBban, drawsFrom, germanIban, sampleIbans, withCheckDigits } from '../client/sample-ibans.mjs';
import { shippedBanks } from '../client/shipped-banks.mjs';

const GERMAN = 20_000;
const PER_COUNTRY = 40;
const MAX_DRAWS = 200_000;

/** @typedef {typeof import('@pruefer/iban')} Engine */

/**
 * Right German IBANs of real banks, the same in every run.
 * @returns {Promise<string[]>}
 */
export async function germanIbans() {
  const { bankCodes, isAccount } = await shippedBanks();
  return sampleIbans(bankCodes, isAccount, GERMAN).filter((_, index) => index % 5 !== 4);
}

/**
 * The same IBANs, each with one mistake: a wrong digit, neighbours swapped, a digit missing, an unknown bank.
 * @param {readonly string[]} right
 * @returns {string[]}
 */
export function wrongIbans(right) {
  const below = drawsFrom(2);
  return right.map((iban, index) => {
    const position = 12 + below(iban.length - 13);
    const digit = Number(iban[position]);
    if (index % 4 === 0) return iban.slice(0, -1);
    if (index % 4 === 1) return germanIban(`9${iban.slice(5, 12)}`, iban.slice(12));
    const next = iban[position + 1];
    if (index % 4 === 2 && next !== iban[position])
      return iban.slice(0, position) + next + digit + iban.slice(position + 2);
    return iban.slice(0, position) + ((digit + 1 + below(9)) % 10) + iban.slice(position + 1);
  });
}

/**
 * Right IBANs of every country of the registry, with right national check digits. Digits wherever letters are optional: some libraries do
 * not read letters in national check digits.
 * @param {Engine} engine
 * @param {readonly string[]} german of real banks
 * @returns {string[]}
 */
export function mixedIbans(engine, german) {
  const below = drawsFrom(3);
  const byCountry = engine.countries.map((country) => (country === 'DE' ? german : drawIbans(engine, country, below)));
  return Array.from({ length: PER_COUNTRY }, (_, index) => byCountry.flatMap((ibans) => ibans[index] ?? [])).flat();
}

/** @param {Engine} engine @param {string} country @param {(limit: number) => number} below */
function drawIbans({ checkIban, findStructure }, country, below) {
  const classes = findStructure(country)?.classes ?? '';
  /** @type {string[]} */
  const ibans = [];
  for (let draw = 0; ibans.length < PER_COUNTRY && draw < MAX_DRAWS; draw++) {
    const iban = withCheckDigits(country, drawnBban(classes, below));
    const { error, warnings } = checkIban(iban, null);
    if (error === null && warnings.length === 0) ibans.push(iban);
  }
  return ibans;
}
