// @ts-check
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../start/base/folders.mjs';
import { run } from '../../start/process/run.mjs';
import { openSecrets } from '../../start/services/secrets.mjs';
import { addressesOf, environmentOf } from '../../start/services/service-parts.mjs';
import { readSettings } from '../../start/settings.mjs';
import { testAddress } from '../client/requests.mjs';

/** Medians in milliseconds. @typedef {{ unknownUser: number, wrongPassword: number, inactiveUser: number }} LoginTimes */

const TRIES = 25;
const LIMIT_MS = 30_000;
const ANSWER_LIMIT_MS = 5_000;
/** Each of them fails every time; the first is nobody's name. */
const USERS = { unknownUser: 'niemand', wrongPassword: 'messung-aktiv', inactiveUser: 'messung-inaktiv' };

/**
 * How long failed logins take, whatever the reason: a stranger shall not learn from it which users exist (docs/SECURITY.md B3).
 * In turn and one after the other, each from an address of its own, so that no limit is met.
 * @param {import('./running-system.mjs').RunningSystem} system of the benchmark's own: it gets two more users and trusts made-up addresses
 * @returns {Promise<LoginTimes>}
 */
export async function loginTimes(system) {
  await createUsers(system);
  /** @type {Record<string, number[]>} */
  const took = { unknownUser: [], wrongPassword: [], inactiveUser: [] };
  for (let place = 0; place < TRIES; place++)
    for (const [reason, username] of Object.entries(USERS))
      took[reason]?.push(await failedLogin(system.address, username, testAddress(place)));
  const middle = (/** @type {number[]} */ times) => times.toSorted((a, b) => a - b)[TRIES >> 1] ?? 0;
  return /** @type {LoginTimes} */ (
    Object.fromEntries(Object.entries(took).map(([reason, times]) => [reason, middle(times)]))
  );
}

/**
 * @param {string} gateway
 * @param {string} username
 * @param {string} address
 * @returns {Promise<number>} milliseconds
 */
async function failedLogin(gateway, username, address) {
  const startedAt = performance.now();
  const answer = await fetch(`${gateway}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password: 'ein falsches Passwort' }),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  await answer.text();
  if (answer.status !== 401) throw new Error(`Eine falsche Anmeldung wurde mit ${answer.status} beantwortet.`);
  return performance.now() - startedAt;
}

/** @param {import('./running-system.mjs').RunningSystem} system */
async function createUsers({ dataDir, state, databaseUrl }) {
  if (!dataDir || !state || !databaseUrl) throw new Error('Das System liegt außer Reichweite.');
  const servers = /** @type {import('../../start/settings.mjs').ServerAddresses} */ (state.servers);
  const settings = { ...readSettings(), dataDir };
  const facts = { settings, servers, secrets: await openSecrets(dataDir), urls: addressesOf(state.parts) };
  const env = environmentOf('auth', facts);
  const program = join(root, 'services', 'auth-service', 'dist', 'cli.js');
  for (const name of [USERS.wrongPassword, USERS.inactiveUser])
    await run(process.execPath, [program, 'create', '--username', name, '--email', `${name}@example.org`], {
      env: { ...env, PORT: '0', OPS_PORT: '0' },
      limitMs: LIMIT_MS,
    });
  const database = new pg.Client({ connectionString: databaseUrl, query_timeout: ANSWER_LIMIT_MS });
  await database.connect();
  await database.query('UPDATE auth.users SET is_active = false WHERE username = $1', [USERS.inactiveUser]);
  await database.end();
}
