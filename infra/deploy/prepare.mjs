// @ts-check
// Makes roles and schemas, brings every schema up to date as its owner, and makes the first admin. May be repeated at any time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { provisionDatabase, urlForRole } from '@pruefer/platform';
import { migrations } from '../start/services/services.mjs';
import { rolePasswords } from './role-passwords.mjs';
import { whenReachable } from './when-reachable.mjs';

const { DATABASE_URL = '' } = process.env;
const passwords = rolePasswords(process.env);
const urlOf = (/** @type {string} */ role) =>
  urlForRole(DATABASE_URL, /** @type {import('@pruefer/platform').RoleName} */ (role), passwords[role] ?? '');

await whenReachable(DATABASE_URL);
await provisionDatabase(DATABASE_URL, /** @type {any} */ (passwords));
for (const { folder, program, schema } of migrations) {
  process.env['DATABASE_OWNER_URL'] = urlOf(`${schema}_owner`);
  await import(new URL(`../../services/${folder}/dist/${program}`, import.meta.url).href);
}
console.log('Die Datenbank ist auf dem Stand dieser Version.');
await makeFirstAdmin();

/** Shows how the first admin signs in before that one is made; prints nothing where there are users. */
async function makeFirstAdmin() {
  const program = fileURLToPath(new URL('../../services/auth-service/dist/first-admin.js', import.meta.url));
  const env = { ...process.env, DATABASE_URL: urlOf('auth_service') };
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (line === '') child.stdin.end('shown\n');
  }
  const [code] = await ended;
  process.exitCode = code ?? 1;
}
