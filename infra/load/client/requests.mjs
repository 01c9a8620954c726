// @ts-check

/** @typedef {import('./autocannon.mjs').PreparedRequest} PreparedRequest */

/** Different requests per connection; they are built before the run and sent in turn. */
const REQUESTS_PER_CONNECTION = 256;

/** Addresses that one measurement over 128 connections uses. */
export const ADDRESSES_AT_ONCE = 128 * REQUESTS_PER_CONNECTION;

/** 198.18.0.0/15 is set aside for benchmarks (RFC 2544): two times 65,536 addresses that belong to nobody. */
const TEST_ADDRESSES = 2 ** 17;

/**
 * The same check for the echo, which answers without looking at it.
 * @param {string[]} ibans
 * @param {number} connection place of the connection
 * @returns {PreparedRequest[]}
 */
export function echoRequests(ibans, connection) {
  return ibansOf(ibans, connection).map((iban) => post('/bench/echo', iban, {}));
}

/**
 * Checks without a key, each from an address of its own, so that the limit per address stays out of the measurement.
 * @param {string[]} ibans
 * @param {number} connection
 * @param {number} [shift] of the addresses: who measures again takes those of others
 * @returns {PreparedRequest[]}
 */
export function publicRequests(ibans, connection, shift = 0) {
  return ibansOf(ibans, connection).map((iban, index) =>
    post('/api/validate-iban', iban, { 'x-forwarded-for': testAddress(shift + firstOf(connection) + index) }),
  );
}

/**
 * Checks with a key: one key per connection, so that a batch of the gateway mixes the keys.
 * @param {string[]} ibans
 * @param {number} connection
 * @param {string} key
 * @returns {PreparedRequest[]}
 */
export function keyedRequests(ibans, connection, key) {
  return ibansOf(ibans, connection).map((iban) => post('/api/validate-iban', iban, { 'x-api-key': key }));
}

/**
 * Checks with many keys: each connection uses others in turn, and all of them are used.
 * @param {string[]} ibans
 * @param {string[]} keys at least one
 * @param {number} connections
 * @returns {(connection: number) => PreparedRequest[]}
 */
export function requestsWithKeys(ibans, keys, connections) {
  const count = Math.max(REQUESTS_PER_CONNECTION, Math.ceil(keys.length / connections));
  return (connection) =>
    Array.from({ length: count }, (_, index) => {
      const place = connection + index * connections;
      const key = keys[place % keys.length] ?? '';
      return post('/api/validate-iban', ibans[place % ibans.length] ?? '', { 'x-api-key': key });
    });
}

/**
 * @param {number} index
 * @returns {string}
 */
export function testAddress(index) {
  const place = index % TEST_ADDRESSES;
  return `198.${18 + (place >>> 16)}.${(place >>> 8) & 255}.${place & 255}`;
}

/** @param {number} connection */
function firstOf(connection) {
  return connection * REQUESTS_PER_CONNECTION;
}

/**
 * @param {string[]} ibans
 * @param {number} connection
 */
function ibansOf(ibans, connection) {
  return Array.from(
    { length: REQUESTS_PER_CONNECTION },
    (_, index) => ibans[(firstOf(connection) + index) % ibans.length] ?? '',
  );
}

/**
 * @param {string} path
 * @param {string} iban
 * @param {Record<string, string>} headers
 * @returns {PreparedRequest}
 */
function post(path, iban, headers) {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ iban }),
  };
}
