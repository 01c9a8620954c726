import { join } from 'node:path';
import { alignedTable } from '../../shared/aligned-table.mjs';

/**
 * @typedef {import('../state/state.mjs').PartState & { name: string, health: string }} Row
 */

/** PostgreSQL alone takes 16 MB at a time for its log of changes. */
const LITTLE_MB = 200;

/**
 * Text that `npm run status` prints.
 * @param {{ folder: string, state: import('../state/state.mjs').State, rows: Row[], freeMb: number }} status `freeMb`: room for the data folder
 * @returns {string}
 */
export function statusText({ folder, state, rows, freeMb }) {
  const lines = rows.map(({ name, pid, port, opsPort, restarts, health }) =>
    [name, pid, port || undefined, opsPort, restarts || undefined, health].map((cell) => String(cell ?? '–')),
  );
  const otherFolders = rows.flatMap(({ name, dataDir }) =>
    dataDir && !dataDir.startsWith(folder) ? [`${name}: ${dataDir}`] : [],
  );
  const externalServers = Object.keys(state.servers).filter((name) => !(name in state.parts));
  return [
    `${state.address}  (Prozess ${state.pid})`,
    '',
    alignedTable([['Teil', 'Prozess', 'Port', 'Betrieb', 'Neustarts', 'Zustand'], ...lines], { hasFigures: false }),
    '',
    ...externalServers.map((name) => `${name}: aus der Umgebung, nicht von hier gestartet`),
    `Datenordner: ${folder}`,
    ...(freeMb < LITTLE_MB
      ? [`  nur noch ${freeMb} MB frei: ohne Platz wird nichts gespeichert und keine Prüfung mit Schlüssel beantwortet`]
      : []),
    ...otherFolders.map((place) => `  außerhalb davon, ${place}`),
    `Protokolle:  ${join(folder, 'logs')}`,
  ].join('\n');
}
