import { once } from 'node:events';
import { join } from 'node:path';
import { lastLines } from '../../shared/process/last-lines.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { spawnWatched } from '../../shared/process/spawn-watched.mjs';
import { ENVIRONMENT, SUPERUSER } from '../servers/postgres-cluster.mjs';

/**
 * Marks the checks in the outbox (the last 30 seconds) as unsent: they were sent to a Kafka that no longer exists. The log drops those that
 * it already has.
 */
const SEND_AGAIN =
  "DO $$ BEGIN IF to_regclass('validation.outbox') IS NOT NULL THEN " +
  "UPDATE validation.outbox SET published_at = NULL, claimed_until = NULL WHERE checks <> ''; END IF; END $$";

/**
 * Adopts a restored cluster: sets its superuser's password to the stored one and resends events that the log may lack. PostgreSQL
 * runs in single-user mode without a port; it first replays the WAL of the backup, so a failure here would also fail at the
 * start.
 * @param {{ bin: string, data: string, account: import('../servers/server-account.mjs').Account | undefined, password: string }} cluster
 * @throws {OperatorError} with PostgreSQL's own words
 */
export async function adoptCluster({ bin, data, account, password }) {
  const child = spawnWatched(join(bin, 'postgres'), ['--single', '-D', data, 'postgres'], {
    cwd: data,
    env: ENVIRONMENT,
    account,
    stdin: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  child.stdin?.on('error', () => {});
  const setPassword = `ALTER ROLE ${SUPERUSER} LOGIN SUPERUSER PASSWORD '${password.replaceAll("'", "''")}'`;
  child.stdin?.end(`${setPassword}\n${SEND_AGAIN}\n`);
  const [code] = await once(child, 'close');
  if (code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output)) return;
  const words = lastLines(output.replaceAll(password, '…'), 5);
  throw new OperatorError(`PostgreSQL startet mit der Vollsicherung nicht:\n${words}`);
}
