// @ts-check
import { RunError } from '../start/process/run.mjs';

/**
 * @typedef {import('./stages.mjs').Stage} Stage
 * @typedef {import('./time-table.mjs').Ended} Ended
 */

/**
 * Works stages off, as many side by side as there are environments, each with one of its own. Says of each how it ended.
 * @param {readonly Stage[]} stages the first of them begin first
 * @param {readonly NodeJS.ProcessEnv[]} environments
 * @param {AbortSignal} signal ends what runs; nothing more is begun
 * @returns {Promise<Ended[]>}
 */
export async function runStages(stages, environments, signal) {
  /** @type {Ended[]} */
  const ended = [];
  const waiting = [...stages];
  const workOff = async (/** @type {NodeJS.ProcessEnv} */ env) => {
    for (let stage = waiting.shift(); stage && !signal.aborted; stage = waiting.shift())
      ended.push(await runStage(stage, env, signal));
  };
  await Promise.all(environments.map(workOff));
  return ended;
}

/**
 * Everything that a stage printed is shown when it failed.
 * @param {Stage} stage
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @returns {Promise<Ended>}
 */
async function runStage({ name, run }, env, signal) {
  const startedAt = performance.now();
  const error = await run(env, signal).then(
    () => undefined,
    (failure) => failure,
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  if (signal.aborted) return { name, seconds, error };
  if (error) console.log(error instanceof RunError ? error.printed : error.message);
  console.log(`${error ? 'FAILED' : 'ok    '}  ${name}  ${seconds.toFixed(1)} s`);
  return { name, seconds, error };
}
