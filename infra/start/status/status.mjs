import { statfs } from 'node:fs/promises';
import { dataDir } from '../../shared/folders.mjs';
import { runningState } from '../state/claim.mjs';
import { readPartHealth } from './read-part-health.mjs';
import { statusText } from './status-text.mjs';

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
    Object.entries(state.parts).map(async ([name, part]) => ({
      name,
      ...part,
      health: await readPartHealth(folder, name, part),
    })),
  );
  const { bavail, bsize } = await statfs(folder);
  console.log(statusText({ folder, state, rows, freeMb: Math.floor((bavail * bsize) / 1_000_000) }));
  if (rows.some(({ health }) => health !== 'bereit')) process.exitCode = 1;
}
