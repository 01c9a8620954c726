// @ts-check
import { ADDRESSES_AT_ONCE, echoRequests, keyedRequests, publicRequests } from './client/requests.mjs';
import { sampleIbans } from './client/sample-ibans.mjs';
import { shippedBanks } from './system/bank-codes.mjs';

/**
 * @typedef {import('./rounds.mjs').RequestsOf} RequestsOf
 *
 * @typedef {object} RequestsByKind what is sent, by kind and connection
 * @property {RequestsOf} echo
 * @property {(nth: number) => RequestsOf} publicCheck each nth comes from addresses of its own
 * @property {RequestsOf | undefined} keyedCheck only with keys
 */

const DIFFERENT_IBANS = 20_000;
/** So many ranges of made-up addresses beside the first are used in turn. */
const ADDRESS_RANGES = 3;

/** @returns {Promise<string[]>} German IBANs of real bank codes, one in five wrong */
export async function sampleIbansOfShippedBanks() {
  const { bankCodes, isAccount } = await shippedBanks();
  return sampleIbans(bankCodes, isAccount, DIFFERENT_IBANS);
}

/**
 * @param {string[]} ibans
 * @param {import('./client/keys-in-turn.mjs').KeysInTurn} turns
 * @returns {RequestsByKind}
 */
export function requestsFor(ibans, turns) {
  return {
    echo: (connection) => echoRequests(ibans, connection),
    publicCheck: (nth) => (connection) => publicRequests(ibans, connection, nth * ADDRESSES_AT_ONCE),
    keyedCheck:
      turns.keys.length > 0 ? (connection) => keyedRequests(ibans, connection, turns.of(connection)) : undefined,
  };
}

/**
 * @param {RequestsByKind} requests
 * @param {boolean} hasEcho
 * @returns {import('./rounds.mjs').Contender['requestsOf']}
 */
export function requestsOfRounds({ echo, publicCheck, keyedCheck }, hasEcho) {
  return (round) => ({
    ...(hasEcho && { echo }),
    publicCheck: publicCheck(1 + (round % ADDRESS_RANGES)),
    ...(keyedCheck && { keyedCheck }),
  });
}
