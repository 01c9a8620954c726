// @ts-check
import { rowsOf } from '../../shared/database.mjs';
import { testIpAddress } from '../client/requests.mjs';
import { median } from '../report/statistics.mjs';
import { cliOf } from './run-cli.mjs';

/** Medians in milliseconds. @typedef {{ unknownUser: number, wrongPassword: number, inactiveUser: number }} LoginTimes */

const TRIES = 25;
const ANSWER_TIMEOUT_MS = 5_000;
const USERS = { unknownUser: 'niemand', wrongPassword: 'messung-aktiv', inactiveUser: 'messung-inaktiv' };

/**
 * Measures failed logins by reason: the time must not reveal which users exist (docs/SECURITY.md B3). Each login comes from another address,
 * so that no limit applies.
 * @param {import('./running-system.mjs').RunningSystem} system of the benchmark: it gets two more users and trusts made-up addresses
 * @returns {Promise<LoginTimes>}
 */
export async function loginTimes(system) {
  await createUsers(system);
  /** @type {Record<string, number[]>} */
  const times = { unknownUser: [], wrongPassword: [], inactiveUser: [] };
  for (let nth = 0; nth < TRIES; nth++)
    for (const [reason, username] of Object.entries(USERS))
      times[reason]?.push(await failedLogin(system.address, username, testIpAddress(nth)));
  const medians = Object.entries(times).map(([reason, ms]) => [reason, median(ms)]);
  return /** @type {LoginTimes} */ (Object.fromEntries(medians));
}

/**
 * @param {string} gateway
 * @param {string} username
 * @param {string} address
 * @returns {Promise<number>} milliseconds
 */
async function failedLogin(gateway, username, address) {
  const startedAt = performance.now();
  const response = await fetch(`${gateway}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password: 'ein falsches Passwort' }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  await response.text();
  if (response.status !== 401) throw new Error(`Eine falsche Anmeldung wurde mit ${response.status} beantwortet.`);
  return performance.now() - startedAt;
}

/** @param {import('./running-system.mjs').RunningSystem} system */
async function createUsers(system) {
  const authCli = await cliOf(system, 'auth');
  for (const name of [USERS.wrongPassword, USERS.inactiveUser])
    await authCli(['create', '--username', name, '--email', `${name}@example.org`]);
  const deactivate = 'UPDATE auth.users SET is_active = false WHERE username = $1';
  await rowsOf(system.databaseUrl ?? '', deactivate, [USERS.inactiveUser]);
}
