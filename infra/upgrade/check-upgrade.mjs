import { numberWithin, readOptions } from '../shared/command-options.mjs';
import { inTemporaryFolder } from '../shared/folders.mjs';
import { OperatorError } from '../shared/operator-error.mjs';
import { onStop } from '../shared/process/on-stop.mjs';
import { closeWatchdog, openWatchdog } from '../shared/process/watchdog.mjs';
import { keepData } from './keep-data.mjs';
import { olderVersion } from './older-version.mjs';
import { runUpgrade } from './upgrade.mjs';
import { isFlawless, upgradeText } from './upgrade-report.mjs';

const usage = `Aufruf: npm run check:upgrade -- [Optionen]
  --from STAND   Tag, Zweig oder Commit, von dem aus aktualisiert wird (die letzte veröffentlichte Version)
  --seconds N    Last in jedem Abschnitt (5)
  --keep NAME    nur ein gefülltes Datenverzeichnis dieses Stands als infra/upgrade/kept/NAME.tar.xz aufheben
  --help         diese Hilfe`;

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
const knownOptions = {
  from: { type: 'string' },
  seconds: { type: 'string', default: '5' },
  keep: { type: 'string' },
  help: { type: 'boolean', default: false },
};

/**
 * `npm run check:upgrade`: whether an older version's data and processes go together with today's, under load. Ends with 1 when a
 * check was lost, refused or charged twice.
 * @param {string[]} args
 */
export async function main(args) {
  const values = readOptions(args, { options: knownOptions, usage });
  if (values.help) return console.log(usage);
  const seconds = numberWithin('seconds', values.seconds, { min: 1, max: 600, usage });
  const controller = new AbortController();
  onStop(() => controller.abort(new OperatorError('Abgebrochen.')));
  const run = { seconds, signal: controller.signal, say: (/** @type {string} */ line) => console.error(line) };
  openWatchdog();
  try {
    const olderVersionCopy = await olderVersion(values.from ?? null, run);
    try {
      if (values.keep) await keepData(olderVersionCopy, values.keep, run);
      else {
        const judge = (/** @type {string} */ dataDir) => runUpgrade(olderVersionCopy, dataDir, run);
        const upgrade = await inTemporaryFolder('iban-pruefer-upgrade-', judge);
        console.log(upgradeText(upgrade));
        process.exitCode = isFlawless(upgrade) ? 0 : 1;
      }
    } finally {
      await olderVersionCopy.remove();
    }
  } finally {
    await closeWatchdog();
  }
  process.exit();
}
