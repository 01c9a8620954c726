// @ts-check
// node infra/test/with-servers.mjs -- <command> [arguments]
// Runs a command beside PostgreSQL, Redis and Kafka of its own, in a folder that goes away with them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testServers } from './test-servers.mjs';

const [command, ...args] = process.argv.slice(process.argv.indexOf('--') + 1);
if (!process.argv.includes('--') || command === undefined) {
  console.error('Aufruf: node infra/test/with-servers.mjs -- <Befehl> [Argumente]');
  process.exit(2);
}

const servers = await testServers((line) => console.error(line));
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...servers.environment } });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.once('error', (error) => console.error(error.message));
const [code] = child.pid === undefined ? [1] : await once(child, 'exit');
await servers.stop();
process.exit(code ?? 1);
