// @ts-check
import { drive } from './client/drive.mjs';
import { CpuMeter } from './proc/cpu-meter.mjs';
import { measurementOf } from './report/measurement.mjs';

/** Long enough for the compilers of all processes; nothing of it is counted but what the books need. */
const WARM_UP_SECONDS = 4;

/**
 * Drives one kind of request and takes every figure of it.
 * @param {object} run
 * @param {import('./system/running-system.mjs').RunningSystem} run.system
 * @param {number} run.connections
 * @param {number | undefined} [run.perSecond] requests; without it as many as are answered
 * @param {number} run.seconds
 * @param {(connection: number) => import('./client/autocannon.mjs').PreparedRequest[]} run.requestsOf
 * @param {AbortSignal} run.signal
 * @param {import('./proc/memory-watch.mjs').MemoryWatch} [run.memory] watched during the measured time
 */
export async function measure({ system, memory, ...run }) {
  /** @type {CpuMeter | undefined} */
  let meter;
  /** @type {import('./proc/cpu-meter.mjs').CpuUse | undefined} */
  let cpu;
  const tally = await drive({
    ...run,
    address: system.address,
    warmUpSeconds: WARM_UP_SECONDS,
    onOpen() {
      meter = new CpuMeter(system.pids);
      memory?.start();
    },
    onClose() {
      cpu = meter?.stop();
      memory?.stop();
    },
  }).finally(() => memory?.stop());
  return { tally, measurement: measurementOf(tally, cpu ?? { ms: new Map(), otherMs: 0, wallMs: 1 }) };
}
