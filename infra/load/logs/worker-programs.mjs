// @ts-check
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../start/base/folders.mjs';
import { run } from '../../start/process/run.mjs';
import { servicePlans } from '../../start/services/services.mjs';
import { urlForRole } from '../../start/services/database-url.mjs';

/**
 * @typedef {object} WorkerPrograms
 * @property {string} folder for files
 * @property {Map<string, number>} processes by name, for CPU time and memory
 * @property {(program: string, args: string[]) => Promise<string>} run a command line of the worker
 */

const COMMAND_LIMIT_MS = 60 * 60_000;
const dist = join(root, 'services/worker/dist');

/**
 * Starts the worker as `npm start` does.
 * @param {import('../../start/process/parts.mjs').Parts} parts
 * @param {{ env: Record<string, string>, databaseUrl: string, dataDir: string, ports: [port: number, opsPort: number] }} site with the variables of log-service
 * @returns {Promise<WorkerPrograms>}
 */
export async function startWorker(parts, { env: logs, databaseUrl, dataDir, ports: [port, opsPort] }) {
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { mode: 0o700 });
  const password = logs['INTERNAL_SECRET'] ?? '';
  const env = {
    ...logs,
    PATH: process.env['PATH'],
    PORT: String(port),
    OPS_PORT: String(opsPort),
    LOG_URL: `http://127.0.0.1:${logs['PORT']}`,
    DATABASE_URL: urlForRole(databaseUrl, 'banks_service', password),
    JOBS_DATABASE_URL: urlForRole(databaseUrl, 'jobs_service', password),
    WEBHOOK_SECRET: password,
    BACKUP_DIR: folder,
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${opsPort}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const flags = servicePlans.find(({ name }) => name === 'worker')?.flags ?? [];
  const args = [...flags, join(dist, 'main.js')];
  await parts.start({ name: 'worker', command: process.execPath, args, env, cwd: root, port, isReady });
  return {
    folder,
    processes: new Map(parts.running.map(({ spec, pid }) => [spec.name, pid ?? 0])),
    run: (program, words) =>
      run(process.execPath, [join(dist, program), ...words], {
        env: { ...env, PORT: '0', OPS_PORT: '0' },
        limitMs: COMMAND_LIMIT_MS,
      }),
  };
}
