// Makes roles and schemas, brings every schema up to date as its owner, and makes the first admin. May be repeated at any time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { retryWithBackoff } from '@pruefer/platform';
import { withDatabase } from '../shared/database.mjs';
import { preparation } from '../start/system/prepare-database.mjs';
import { urlForRole } from '../start/services/database-url.mjs';
import { rolePasswords } from './role-passwords.mjs';

const REACHABLE_TIMEOUT_MS = 120_000;
const QUERY_TIMEOUT_MS = 3_000;
const { DATABASE_URL = '' } = process.env;
const passwords = rolePasswords(process.env);
const getPassword = (/** @type {string} */ role) => passwords[role] ?? '';

// Containers start in any order.
const end = Date.now() + REACHABLE_TIMEOUT_MS;
const ask = () => withDatabase(DATABASE_URL, (client) => client.query('SELECT 1'), QUERY_TIMEOUT_MS);
await retryWithBackoff(ask, { failed: () => undefined, mayRepeat: () => Date.now() < end });
Object.assign(process.env, preparation(DATABASE_URL, getPassword));
await import('../start/system/prepare-database-process.mjs');
console.log('Die Datenbank ist auf dem Stand dieser Version.');
await makeFirstAdmin();

/** Shows how the first admin signs in before that one is made; prints nothing where there are users. */
async function makeFirstAdmin() {
  const program = fileURLToPath(new URL('../../services/auth-service/dist/first-admin.js', import.meta.url));
  const env = { ...process.env, DATABASE_URL: urlForRole(DATABASE_URL, 'auth_service', getPassword('auth_service')) };
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => undefined);
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (line === '') child.stdin.end('shown\n');
  }
  const [code] = await exit;
  process.exitCode = code ?? 1;
}
