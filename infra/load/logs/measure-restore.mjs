// @ts-check
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { CpuMeter } from '../proc/cpu-meter.mjs';
import { MemoryWatch } from '../proc/memory-watch.mjs';

/**
 * @typedef {object} Phase
 * @property {string} name
 * @property {number} seconds
 * @property {Record<string, number>} cpuSeconds of PostgreSQL and the worker
 * @property {number} otherCpuSeconds of everything else on this machine, the command line included
 * @property {number | null} mostMb that the worker held; null where nobody says
 */

/** @typedef {{ rows: number, megabytes: number, jobSeconds: number, phases: Phase[] }} RestoreResults `jobSeconds`: of the restore without the check before it */

const PARTS = ['postgres', 'worker'];
const days = `SELECT inhrelid::regclass AS day FROM pg_inherits WHERE inhparent IN ('logs.requests'::regclass, 'logs.request_details'::regclass)`;
/** As a new installation has it: neither rows nor days nor sums. */
const emptyLog = `DO $$ DECLARE day regclass; BEGIN FOR day IN ${days} LOOP EXECUTE format('DROP TABLE %s', day); END LOOP; END $$;
  TRUNCATE logs.minute_sums, logs.hour_sums, logs.day_sums, logs.total_sums, logs.key_hour_sums, logs.key_day_sums`;
const contents = `SELECT count(*) AS rows, sum(hashtextextended(r::text, 0)::numeric) AS sum FROM logs.requests r`;
const findJob = `SELECT extract(epoch FROM ended_at - started_at)::float8 AS seconds FROM jobs.job WHERE kind = 'restore'`;

/**
 * How long a backup of the filled log takes by the operator's command, and its restore into a log without a row.
 * @param {import('./log-system.mjs').LogSystem} system
 * @param {(line: string) => void} say
 * @returns {Promise<RestoreResults>}
 * @throws {Error} when what was restored is not what was there
 */
export async function measureRestore(system, say) {
  const worker = await system.startWorker();
  const file = join(worker.folder, 'measured.sql');
  const client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  try {
    say('Backup …');
    const backup = await measured('Backup', worker, () => worker.run('backup-cli.js', ['make', file]));
    const before = (await client.query(contents)).rows[0];
    await client.query(emptyLog);
    say('Wiederherstellung …');
    const words = [file, '--parts', 'logs', '--yes'];
    const restore = await measured('Prüfung und Wiederherstellung', worker, () => worker.run('restore-cli.js', words));
    const after = (await client.query(contents)).rows[0];
    if (after.sum !== before.sum) throw new Error(`Von ${before.rows} Zeilen kamen ${after.rows} zurück.`);
    const job = (await client.query(findJob)).rows[0];
    const { size } = await stat(file);
    return { rows: Number(before.rows), megabytes: size / 1e6, jobSeconds: job.seconds, phases: [backup, restore] };
  } finally {
    await client.end();
  }
}

/**
 * @param {string} name
 * @param {import('./worker-programs.mjs').WorkerPrograms} worker
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Phase>}
 */
async function measured(name, { processes }, work) {
  const [cpu, memory] = [new CpuMeter(processes), new MemoryWatch(processes)];
  memory.start();
  await work();
  memory.stop();
  const { ms, otherMs, wallMs } = cpu.stop();
  const held = memory.samples.flatMap(({ mb }) => mb.get('worker') ?? []);
  return {
    name,
    seconds: wallMs / 1_000,
    cpuSeconds: Object.fromEntries(PARTS.map((part) => [part, (ms.get(part) ?? 0) / 1_000])),
    otherCpuSeconds: otherMs / 1_000,
    mostMb: held.length > 0 ? Math.max(...held) : null,
  };
}
