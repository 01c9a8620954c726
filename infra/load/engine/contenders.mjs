import { bankDataByIBAN } from 'bankdata-germany';
// @ts-expect-error this library has no types
import iban from 'iban';
import { IBAN } from 'ibankit';
import { isValidIBAN } from 'ibantools';
import { germanIbans, mixedIbans, wrongIbans } from './engine-inputs.mjs';
import { shippedDirectory } from '../client/shipped-banks.mjs';

/** @typedef {import('./measure-group.mjs').Contender} Contender */

const AT = '2026-11-20T13:07:31.000Z';

/** Libraries that check structure and modulo 97. ibantools' validateIBAN is left out, because it never returns for some texts. */
/** @type {readonly Contender[]} */
const peers = [
  { key: 'ibantools', name: 'ibantools isValidIBAN', check: (text) => isValidIBAN(text) },
  { key: 'ibankit', name: 'ibankit', check: (text) => IBAN.isValid(text) },
  { key: 'iban', name: 'iban', check: (text) => iban.isValid(text) },
];

/** @type {Contender} */
const lookUp = { key: 'bankdataGermany', name: 'bankdata-germany (nur Suche)', check: (text) => bankDataByIBAN(text) };

/**
 * The engine of the product, from the text as it arrives to the answer.
 * @param {typeof import('@pruefer/iban')} engine
 * @param {import('@pruefer/iban').BankDirectory} banks
 * @returns {Contender[]}
 */
function ours({ checkIban, cleanIban, explain, explainAsJson }, banks) {
  const checkText = (/** @type {string} */ text) => {
    const input = cleanIban(text);
    return 'iban' in input ? checkIban(input.iban, banks) : undefined;
  };
  return [
    {
      key: 'full',
      name: 'ganze Prüfung mit Antwort',
      check: (text) => {
        const verdict = checkText(text);
        return verdict !== undefined && explain(verdict, AT).valid;
      },
    },
    {
      key: 'fullJson',
      name: 'ganze Prüfung mit Antwort als JSON',
      check: (text) => {
        const verdict = checkText(text);
        return verdict !== undefined && explainAsJson(verdict, AT).startsWith('{"valid":true');
      },
    },
    { key: 'verdict', name: 'Urteil allein', check: (text) => checkIban(text, banks).error === null },
  ];
}

/**
 * The groups of IBANs and the programs that check them.
 * @returns {Promise<import('./measure-group.mjs').Group[]>}
 */
export async function contestedGroups() {
  const engine = await import('@pruefer/iban');
  const banks = await shippedDirectory();
  const german = await germanIbans();
  const contenders = [...ours(engine, banks), ...peers];
  return [
    { key: 'german', title: 'Deutsche IBANs, richtig', ibans: german, contenders: [...contenders, lookUp] },
    { key: 'germanWrong', title: 'Deutsche IBANs, falsch', ibans: wrongIbans(german), contenders },
    { key: 'mixed', title: 'IBANs aller Länder, richtig', ibans: mixedIbans(engine, german), contenders },
  ];
}
