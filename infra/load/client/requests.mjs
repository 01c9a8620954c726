import { shippedBanks } from './shipped-banks.mjs';
import { sampleIbans } from './sample-ibans.mjs';

/** @typedef {import('./run-load.mjs').PreparedRequest} PreparedRequest */
/** @typedef {(connection: number) => PreparedRequest[]} ListRequests */

const DIFFERENT_IBANS = 20_000;
/** Different requests per connection; they are built before the run and sent in turn. */
const REQUESTS_PER_CONNECTION = 256;
const BULK_REQUESTS = 20;
/** Made-up addresses that one measurement over 128 connections uses. */
const ADDRESSES_PER_RANGE = 128 * REQUESTS_PER_CONNECTION;
/** Rounds use these address ranges in turn; range 0 belongs to the single measurement. */
const ROUND_RANGES = 3;
/** 198.18.0.0/15 is reserved for benchmarks (RFC 2544). */
const TEST_ADDRESSES = 2 ** 17;

/** @returns {Promise<string[]>} German IBANs of real bank codes, one in five wrong */
export async function sampleIbansOfShippedBanks() {
  const { bankCodes, isAccount } = await shippedBanks();
  return sampleIbans(bankCodes, isAccount, DIFFERENT_IBANS);
}

/**
 * The requests of one round, by kind.
 * @param {string[]} ibans
 * @param {string[]} keys without keys there is no keyed check
 * @param {boolean} hasEcho
 * @param {number} [round] without it, those of the single measurements
 * @returns {Partial<Record<import('../measure-rounds.mjs').Kind, ListRequests>>}
 */
export function requestsByKind(ibans, keys, hasEcho, round) {
  const range = round === undefined ? 0 : 1 + (round % ROUND_RANGES);
  return {
    ...(hasEcho && { echo: (connection) => echoRequests(ibans, connection) }),
    publicCheck: (connection) => publicRequests(ibans, connection, range * ADDRESSES_PER_RANGE),
    ...(keys.length > 0 && {
      keyedCheck: (connection) => keyedRequests(ibans, connection, keys[connection % keys.length] ?? ''),
    }),
  };
}

/**
 * The body of a check for the echo, which answers without looking at it.
 * @param {string[]} ibans
 * @param {number} connection
 * @returns {PreparedRequest[]}
 */
export function echoRequests(ibans, connection) {
  return selectIbans(ibans, connection).map((iban) => post('/bench/echo', { iban }, {}));
}

/**
 * Checks without a key, each from a different address, so that the limit per address does not apply.
 * @param {string[]} ibans
 * @param {number} connection
 * @param {number} [shift] of the addresses
 * @returns {PreparedRequest[]}
 */
export function publicRequests(ibans, connection, shift = 0) {
  return selectIbans(ibans, connection).map((iban, index) =>
    post(
      '/api/validate-iban',
      { iban },
      { 'x-forwarded-for': testIpAddress(shift + computeFirstIndex(connection) + index) },
    ),
  );
}

/** @param {string[]} ibans @param {number} connection @param {string} key @returns {PreparedRequest[]} */
export function keyedRequests(ibans, connection, key) {
  return selectIbans(ibans, connection).map((iban) => post('/api/validate-iban', { iban }, { 'x-api-key': key }));
}

/** @param {number} index @returns {string} */
export function testIpAddress(index) {
  const suffix = index % TEST_ADDRESSES;
  return `198.${18 + (suffix >>> 16)}.${(suffix >>> 8) & 255}.${suffix & 255}`;
}

/** @param {number} connection */
function computeFirstIndex(connection) {
  return connection * REQUESTS_PER_CONNECTION;
}

/** @param {string[]} ibans @param {number} connection */
function selectIbans(ibans, connection) {
  return Array.from(
    { length: REQUESTS_PER_CONNECTION },
    (_, index) => ibans[(computeFirstIndex(connection) + index) % ibans.length] ?? '',
  );
}

/**
 * Bulk calls of one connection, all with the same number of IBANs.
 * @param {string[]} ibans
 * @param {number} connection
 * @param {string} key
 * @param {number} count of IBANs in each call
 * @returns {PreparedRequest[]}
 */
export function bulkRequests(ibans, connection, key, count) {
  return Array.from({ length: BULK_REQUESTS }, (_, call) => {
    const first = (connection * BULK_REQUESTS + call) * count;
    const items = Array.from({ length: count }, (__, index) => ({ iban: ibans[(first + index) % ibans.length] ?? '' }));
    return post('/api/v1/ibans/validate', { items }, { 'x-api-key': key });
  });
}

/** @param {string} path @param {object} body @param {Record<string, string>} headers @returns {PreparedRequest} */
function post(path, body, headers) {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}
