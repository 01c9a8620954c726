// @ts-check
// node infra/test/with-servers.mjs -- <command> [arguments]
// Runs a command with its own PostgreSQL, Redis and Kafka, whose folder is removed afterwards.
import { closeWatchdog, openWatchdog } from '../start/process/watchdog.mjs';
import { runBeside } from './run-beside.mjs';
import { testServers } from './test-servers.mjs';

await runBeside('Aufruf: node infra/test/with-servers.mjs -- <Befehl> [Argumente]', async () => {
  openWatchdog();
  const servers = await testServers((line) => console.error(line));
  const stop = async () => {
    await servers.stop();
    await closeWatchdog();
  };
  return { environment: servers.environments[0], stop };
});
