// @ts-check
import { fileAt } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { runningState } from '../state/claim.mjs';
import { readSettings } from '../settings/settings.mjs';
import { makingEnvironment, runWholeProgram } from './whole-program.mjs';

const USAGE = `Aufruf: npm run backup -- --whole [ORDNER]

  Sichert den ganzen PostgreSQL-Server: Kunden, Schlüssel, Buchungen, Benutzer und alles andere.
  ORDNER ist ein neuer Ordner; in einem vorhandenen entsteht einer mit dem Datum. Ohne Angabe kommt die
  Vollsicherung in den Ordner der Backups (BACKUP_DIR) und zählt zu denen, die nach deren Regel bleiben.`;

/**
 * `npm run backup -- --whole [ORDNER]`: makes a whole backup of the server that the running system uses.
 * @param {string[]} args after `--whole`
 * @throws {OperatorError} when no system runs
 */
export async function makeWholeBackup(args) {
  if (args.length > 1 || args[0]?.startsWith('-')) throw new OperatorError(USAGE);
  const settings = readSettings();
  const state = await runningState(settings.dataDir);
  const databaseUrl = state?.servers.postgres;
  if (!databaseUrl)
    throw new OperatorError(
      `Auf diesem Datenordner läuft kein System: ${settings.dataDir}. Starten Sie es mit „npm start“, oder kopieren Sie den ganzen Datenordner, solange es steht.`,
    );
  const env = await makingEnvironment(settings, databaseUrl);
  process.exitCode = await runWholeProgram(['make', ...args.map(fileAt)], env, state.programs);
}
