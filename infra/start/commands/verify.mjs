import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { runForOperator } from '../../shared/process/run-for-operator.mjs';
import { formatFingerprints, readKeptSecrets } from '../secrets/kept-secrets.mjs';
import { runningState } from '../state/claim.mjs';
import { readSettings } from '../settings/settings.mjs';
import { readingEnvironment, runWholeProgram } from '../whole-backup/whole-program.mjs';

/**
 * `npm run verify -- DATEI`, `npm run verify -- --whole ORDNER`: reads a backup to its end. Needs no system that runs; nothing is changed.
 * @param {string[]} args
 */
export async function main(args) {
  const { dataDir, backups } = readSettings();
  if (args[0] === '--whole') {
    process.exitCode = await runWholeProgram(['check', ...args.slice(1)], readingEnvironment(backups));
    return;
  }
  const programs = (await runningState(dataDir))?.programs ?? root;
  const program = join(programs, 'services', 'worker', 'dist', 'backup-cli.js');
  if (!existsSync(program))
    throw new OperatorError('Das Produkt ist noch nicht gebaut: Starten Sie es einmal mit „npm start“.');
  const fingerprints = formatFingerprints(await readKeptSecrets(dataDir));
  const env = { TZ: 'UTC', ...backups, ...(fingerprints && { SECRET_FINGERPRINTS: fingerprints }) };
  process.exitCode = await runForOperator(program, ['verify', ...args], env);
}
