// @ts-check
// node infra/test/with-servers.mjs -- <command> [arguments]
// Runs a command beside PostgreSQL, Redis and Kafka of its own, in a folder that goes away with them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onStop } from '../start/on-stop.mjs';
import { Refusal } from '../start/refusal.mjs';
import { testServers } from './test-servers.mjs';

/**
 * @param {string[]} words the command and its arguments
 * @returns {Promise<number>} its exit code
 */
async function withServers([command = '', ...args]) {
  const servers = await testServers((line) => console.error(line));
  try {
    const [environment] = servers.environments;
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    onStop(() => child.kill());
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await servers.stop();
  }
}

try {
  const at = process.argv.indexOf('--') + 1;
  if (at === 0 || at === process.argv.length) {
    throw new Refusal('Aufruf: node infra/test/with-servers.mjs -- <Befehl> [Argumente]');
  }
  process.exit(await withServers(process.argv.slice(at)));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(2);
}
