import { setTimeout as sleep } from 'node:timers/promises';
import { measureMemoryMb } from '../../shared/process/processes.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { CpuMeter } from '../proc/cpu-meter.mjs';
import { cpuPer1000 } from '../report/round-figures.mjs';

/**
 * @typedef {object} FileResults
 * @property {number} rows
 * @property {number} readSeconds from the last uploaded piece until the price is known
 * @property {number} perSecond rows a second, from the start of the job until the last one is in the log
 * @property {Record<string, number>} cpuPer1000 milliseconds per 1,000 rows by part
 * @property {import('../../shared/process/processes.mjs').ByPart} quarterMb PSS when a quarter of the rows is checked
 * @property {import('../../shared/process/processes.mjs').ByPart} endMb PSS at the end
 * @property {number} charged
 */

const ROWS_OF_FILE = 1_000_000;
const PIECE_BYTES = 2_097_152;
const POLL_MS = 250;
const CALL_TIMEOUT_MS = 30_000;

/**
 * Checks a file of a million rows as a customer's program does.
 * @param {import('../system/running-system.mjs').RunningSystem} system
 * @param {string} key with enough quota
 * @param {string[]} ibans that the rows take in turn
 * @param {{ isStored: () => Promise<unknown>, signal: AbortSignal }} run `isStored` resolves when the log is complete
 * @returns {Promise<FileResults>}
 */
export async function measureFile(system, key, ibans, { isStored, signal }) {
  const call = caller(system.address, key, signal);
  const file = Buffer.from(buildCsv(ibans));
  const { id } = await call('POST', '', JSON.stringify({ kind: 'validate', name: 'bench.csv', bytes: file.length }));
  for (let start = 0; start < file.length; start += PIECE_BYTES)
    await call('PATCH', `/${id}/file`, file.subarray(start, start + PIECE_BYTES), { 'upload-offset': String(start) });
  const uploadedAt = performance.now();
  await until(call, id, ({ state }) => state === 'ready');
  const readSeconds = (performance.now() - uploadedAt) / 1_000;

  const meter = new CpuMeter(system.pids);
  await call('POST', `/${id}/start`);
  await until(call, id, ({ done }) => done >= ROWS_OF_FILE / 4);
  const quarterMb = measureMemoryMb(system.pids);
  const { counts } = await until(call, id, ({ endedAt }) => endedAt !== null);
  if ((await isStored()) === null) throw new OperatorError('Die Zeilen der Datei sind nicht rechtzeitig im Log.');
  const { ms, wallMs } = meter.stop();
  const endMb = measureMemoryMb(system.pids);
  await call('DELETE', `/${id}`);
  return {
    rows: ROWS_OF_FILE,
    readSeconds,
    perSecond: Math.round((ROWS_OF_FILE * 1_000) / wallMs),
    cpuPer1000: cpuPer1000(ms, ROWS_OF_FILE),
    quarterMb,
    endMb,
    charged: counts.charged,
  };
}

/** @param {string[]} ibans */
function buildCsv(ibans) {
  const rows = Array.from({ length: ROWS_OF_FILE }, (_, n) => `K${n};${ibans[n % ibans.length]}`);
  return ['Kunde;IBAN', ...rows].join('\r\n');
}

/** @param {string} address @param {string} key @param {AbortSignal} signal */
function caller(address, key, signal) {
  /** @param {string} method @param {string} path @param {string | Buffer<ArrayBuffer>} [body] @param {Record<string, string>} [headers] */
  return async (method, path, body, headers) => {
    const type = typeof body === 'string' ? 'application/json' : 'application/offset+octet-stream';
    const response = await fetch(`${address}/api/v1/jobs${path}`, {
      method,
      headers: { 'x-api-key': key, ...(body && { 'content-type': type }), ...headers },
      ...(body && { body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
    });
    if (!response.ok) throw new OperatorError(`Die Datei lässt sich nicht prüfen: ${await response.text()}`);
    return /** @type {any} */ (await response.json());
  };
}

/** @param {ReturnType<typeof caller>} call @param {string} id @param {(job: any) => boolean} isReached */
async function until(call, id, isReached) {
  for (;;) {
    const job = await call('GET', `/${id}`);
    if (isReached(job)) return job;
    if (job.endedAt !== null) throw new OperatorError(`Der Auftrag endete mit ${job.state}: ${job.failure}`);
    await sleep(POLL_MS);
  }
}
