import { signalAll, stopFamily } from '../../shared/process/process-family.mjs';
import { until } from '../../shared/until.mjs';
import { answerTime } from '../client/answer-time.mjs';
import { testIpAddress } from '../client/requests.mjs';

/** @typedef {import('../system/running-system.mjs').RunningSystem} RunningSystem */
/** @typedef {{ key: string | null, status: number }} Kind of checks: with a key or public, and the expected status */

const CALLS = 20;
const CALL_TIMEOUT_MS = 8_000;
const READY_TIMEOUT_MS = 10_000;
const IBAN = 'DE89370400440532013000';

/**
 * Freezes one part after the other and measures how long checks take.
 * @param {RunningSystem} system of the benchmark's own
 * @param {string} key
 * @param {{ signal: AbortSignal, say: (line: string) => void }} run
 * @returns {Promise<Record<'replica' | 'redisFirst' | 'redisLater' | 'postgres', number>>} longest waits in milliseconds
 */
export async function measureWhileFrozen(system, key, { signal, say }) {
  const keyed = { key, status: 200 };
  /** @param {string} part @param {Kind} kind */
  const waitsFor = async (part, kind) => {
    signal.throwIfAborted();
    say(`${part} eingefroren …`);
    await untilReady(system);
    return frozen(system, part, () => waits(system, kind));
  };
  const replica = await waitsFor('validation-2', keyed);
  const [redisFirst = NaN, ...redisLater] = await waitsFor('redis', { key: null, status: 200 });
  const postgres = await waitsFor('postgres', { ...keyed, status: 503 });
  await untilReady(system);
  return {
    replica: Math.max(...replica),
    redisFirst,
    redisLater: Math.max(...redisLater),
    postgres: Math.max(...postgres),
  };
}

/**
 * @template T
 * @param {RunningSystem} system
 * @param {string} part
 * @param {() => Promise<T>} work
 */
async function frozen({ pids }, part, work) {
  const family = await stopFamily(pids.get(part) ?? 0);
  try {
    return await work();
  } finally {
    signalAll(family, 'SIGCONT');
  }
}

/**
 * @param {RunningSystem} system
 * @param {Kind} kind
 * @returns {Promise<number[]>} milliseconds, one check after the other
 */
async function waits({ address }, { key, status }) {
  const times = [];
  for (let index = 0; index < CALLS; index++) {
    const headers = { 'x-forwarded-for': testIpAddress(index), ...(key && { 'x-api-key': key }) };
    const call = { body: { iban: IBAN }, headers, status, timeoutMs: CALL_TIMEOUT_MS };
    times.push(await answerTime(`${address}/api/validate-iban`, call));
  }
  return times;
}

/** @param {RunningSystem} system */
async function untilReady({ address }) {
  const isReady = async () => {
    const ready = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    const { keyed } = /** @type {{ keyed: boolean }} */ (await ready.json());
    return ready.ok && keyed;
  };
  await until(() => isReady().catch(() => false), READY_TIMEOUT_MS);
}
