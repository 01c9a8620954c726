// @ts-check
import { runningState } from './claim.mjs';
import { dataDir } from './base/folders.mjs';
import { accepts } from './process/accepts.mjs';
import { CALM_AFTER_MS, HOPELESS_AFTER_EXITS } from './process/part.mjs';
import { statusText } from './status-text.mjs';

const HEALTH_LIMIT_MS = 2_000;

/** `npm run status`: exit code 0 when everything is well, 1 when a part is not, 3 when nothing runs. */
export async function main() {
  const folder = dataDir();
  const state = await runningState(folder);
  if (!state) {
    console.log(`Auf diesem Datenordner läuft nichts: ${folder}. „npm start“ startet das System.`);
    process.exitCode = 3;
    return;
  }
  const rows = await Promise.all(
    Object.entries(state.parts).map(async ([name, part]) => ({ name, ...part, health: await healthOf(part) })),
  );
  console.log(statusText({ folder, state, rows }));
  if (rows.some(({ health }) => health !== 'bereit')) process.exitCode = 1;
}

/**
 * @param {import('./state.mjs').PartState} part
 * @returns {Promise<string>}
 */
async function healthOf({ pid, port, opsPort, exits = 0, startedAt = 0, lastExit = '' }) {
  const isCalm = pid !== undefined && Date.now() - startedAt > CALM_AFTER_MS;
  if (exits >= HOPELESS_AFTER_EXITS && !isCalm) return `endet immer wieder, ${lastExit}`;
  if (pid === undefined) return `steht, ${lastExit}`;
  if (port === 0) return 'bereit';
  if (opsPort === undefined) return (await accepts(port)) ? 'bereit' : 'antwortet nicht';
  try {
    const signal = AbortSignal.timeout(HEALTH_LIMIT_MS);
    const answer = await fetch(`http://127.0.0.1:${opsPort}/health/ready`, { signal });
    return answer.ok ? 'bereit' : `nicht bereit: ${(await answer.text()).slice(0, 200)}`;
  } catch {
    return 'antwortet nicht';
  }
}
