import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CpuMeter } from '../proc/cpu-meter.mjs';
import { withDatabase } from '../../shared/database.mjs';
import { hasProc, measureMemoryMb } from '../../shared/process/processes.mjs';

/**
 * @typedef {object} Phase
 * @property {string} name
 * @property {number} seconds
 * @property {Record<string, number>} cpuSeconds of PostgreSQL and the worker
 * @property {number} otherCpuSeconds of all other processes of this machine, the command line included
 * @property {number | null} maxMb largest memory of the worker (PSS); null where unknown
 */

/** @typedef {{ rows: number, megabytes: number, jobSeconds: number, phases: Phase[] }} RestoreResults `jobSeconds`: of the restore without the preceding check */

const PARTS = ['postgres', 'worker'];
const days = `SELECT inhrelid::regclass AS day FROM pg_inherits WHERE inhparent IN ('logs.requests'::regclass, 'logs.request_details'::regclass)`;
/** Removes rows, days and sums, as in a new installation. */
const emptyLog = `DO $$ DECLARE day regclass; BEGIN FOR day IN ${days} LOOP EXECUTE format('DROP TABLE %s', day); END LOOP; END $$;
  TRUNCATE logs.minute_sums, logs.hour_sums, logs.day_sums, logs.total_sums, logs.key_hour_sums, logs.key_day_sums`;
const contents = `SELECT count(*) AS rows, sum(hashtextextended(r::text, 0)::numeric) AS sum FROM logs.requests r`;
const findJob = `SELECT extract(epoch FROM ended_at - started_at)::float8 AS seconds FROM jobs.job WHERE kind = 'restore'`;

/**
 * Measures a backup of the filled log by the operator's command, and its restore into an empty log.
 * @param {import('./log-system.mjs').LogSystem} system
 * @param {(line: string) => void} say
 * @returns {Promise<RestoreResults>}
 * @throws {Error} when the restored rows differ
 */
export async function measureRestore(system, say) {
  const worker = await system.startWorker();
  const file = join(worker.folder, 'measured.sql');
  return withDatabase(system.databaseUrl, async (client) => {
    say('Backup …');
    const backup = await measurePhase('Backup', worker, () => worker.run('backup-cli.js', ['make', file]));
    const original = (await client.query(contents)).rows[0];
    await client.query(emptyLog);
    say('Wiederherstellung …');
    const words = [file, '--parts', 'logs', '--yes'];
    const restore = await measurePhase('Prüfung und Wiederherstellung', worker, () =>
      worker.run('restore-cli.js', words),
    );
    const copy = (await client.query(contents)).rows[0];
    if (copy.sum !== original.sum) throw new Error(`Von ${original.rows} Zeilen kamen ${copy.rows} zurück.`);
    const job = (await client.query(findJob)).rows[0];
    const { size } = await stat(file);
    return { rows: Number(original.rows), megabytes: size / 1e6, jobSeconds: job.seconds, phases: [backup, restore] };
  });
}

/**
 * @param {string} name
 * @param {import('./log-system.mjs').Worker} worker
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Phase>}
 */
async function measurePhase(name, { processes }, work) {
  const cpu = new CpuMeter(processes);
  let maxMb = 0;
  const sampling = setInterval(() => (maxMb = Math.max(maxMb, measureMemoryMb(processes)['worker'] ?? 0)), 1_000);
  await work().finally(() => clearInterval(sampling));
  const { ms, otherMs, wallMs } = cpu.stop();
  return {
    name,
    seconds: wallMs / 1_000,
    cpuSeconds: Object.fromEntries(PARTS.map((part) => [part, (ms[part] ?? 0) / 1_000])),
    otherCpuSeconds: otherMs / 1_000,
    maxMb: hasProc ? maxMb : null,
  };
}
