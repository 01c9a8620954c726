// @ts-check
// @ts-expect-error the package ships no types
import untyped from 'autocannon';

/**
 * @typedef {object} PreparedRequest
 * @property {'POST'} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} body
 *
 * @typedef {object} Client one connection
 * @property {(requests: PreparedRequest[]) => void} setRequests builds their bytes once, before they are sent
 * @property {number} reqsMade requests sent so far
 * @property {number} [responseMax] the connection closes instead of sending more than this
 *
 * @typedef {object} LoadOptions
 * @property {string} url
 * @property {number} connections
 * @property {number} [overallRate] requests a second over all connections; without it each sends as soon as it is answered
 * @property {number} duration seconds
 * @property {number} timeout seconds after which a request counts as unanswered
 * @property {number} sampleInt milliseconds between looks at whether the run is over
 * @property {number} bailout errors after which the run ends early
 * @property {(client: Client) => void} setupClient
 *
 * @typedef {(client: Client, status: number, bytes: number, tookMs: number) => void} OnResponse
 * @typedef {{ on(event: 'response', listener: OnResponse): void, stop(): void }} Run
 * @typedef {(options: LoadOptions, done: (error: Error | null, result: { errors: number }) => void) => Run} Autocannon
 */

/** The part of autocannon that the benchmark uses, with its types. */
export const autocannon = /** @type {Autocannon} */ (untyped);
