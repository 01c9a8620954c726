import { readOptions } from '../../shared/command-options.mjs';
import { nx } from '../../start/build/nx.mjs';
import { measureDirectory } from './measure-directory.mjs';
import { formatEngineReport, toEngineJson } from './engine-report.mjs';
import { measureGroup } from './measure-group.mjs';

const usage = `Aufruf: npm run bench:engine -- [Optionen]
  --json           Ergebnis für Maschinen`;

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
const options = { json: { type: 'boolean' }, help: { type: 'boolean' } };

/**
 * `npm run bench:engine`: how many IBANs the engine and other libraries check per second on one core, and what loading the bank directory
 * costs. Takes half a minute and needs no server.
 * @param {string[]} args
 */
export async function main(args) {
  const { json, help } = readOptions(args, { options, usage });
  if (help) return console.log(usage);
  // Standard output may be piped into a file, so progress is written to standard error.
  console.error('Die Pakete werden gebaut …');
  await nx(['run-many', '-t', 'build', '-p', '@pruefer/iban,@pruefer/banks']);
  console.error('Das Bankverzeichnis wird geladen …');
  const directory = await measureDirectory();
  // Loaded late: a fresh clone has no built packages.
  const { contestedGroups } = await import('./contenders.mjs');
  const groups = [];
  for (const group of await contestedGroups()) {
    console.error(`${group.title} …`);
    groups.push(measureGroup(group));
  }
  console.log(
    json
      ? JSON.stringify(toEngineJson({ groups, directory }), null, 2)
      : `\n${formatEngineReport({ groups, directory })}\n`,
  );
}
