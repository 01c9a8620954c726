import { queryRows } from '../../shared/database.mjs';
import { answerTime } from '../client/answer-time.mjs';
import { testIpAddress } from '../client/requests.mjs';
import { median } from '../report/statistics.mjs';
import { createServiceCli } from './create-service-cli.mjs';

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
      times[reason]?.push(await answerTime(`${system.address}/api/auth/login`, failedLogin(username, nth)));
  const medians = Object.entries(times).map(([reason, ms]) => [reason, median(ms)]);
  return /** @type {LoginTimes} */ (Object.fromEntries(medians));
}

/** @param {string} username @param {number} nth */
function failedLogin(username, nth) {
  const headers = { 'x-forwarded-for': testIpAddress(nth) };
  return { body: { username, password: 'ein falsches Passwort' }, headers, status: 401, timeoutMs: ANSWER_TIMEOUT_MS };
}

/** @param {import('./running-system.mjs').RunningSystem} system */
async function createUsers(system) {
  const authCli = await createServiceCli(system, 'auth');
  for (const name of [USERS.wrongPassword, USERS.inactiveUser])
    await authCli(['create', '--username', name, '--email', `${name}@example.org`]);
  const deactivate = 'UPDATE auth.users SET is_active = false WHERE username = $1';
  await queryRows(system.databaseUrl ?? '', deactivate, [USERS.inactiveUser]);
}
