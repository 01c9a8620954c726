import { fileAt } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { runningState } from '../state/claim.mjs';
import { listMissingSecrets } from '../state/state.mjs';
import { readSettings } from '../settings/settings.mjs';
import { makingEnvironment, runWholeProgram } from './whole-program.mjs';

const USAGE = `Aufruf: npm run backup -- --whole [ORDNER]

  Sichert den ganzen PostgreSQL-Server: Kunden, Schlüssel, Buchungen, Benutzer und alles andere.
  ORDNER ist ein neuer Ordner; in einem vorhandenen entsteht einer mit dem Datum. Ohne Angabe kommt die
  Vollsicherung in den Ordner der Backups (BACKUP_DIR) und zählt zu denen, die nach deren Regel bleiben.`;

const HOW = 'docs/DEPLOYMENT.md zeigt, wie er sie aus der Datei von systemd bekommt.';

/**
 * `npm run backup -- --whole [ORDNER]`: makes a whole backup of the server that the running system uses.
 * @param {string[]} args after `--whole`
 * @throws {OperatorError} when no system runs, or the backup would be open or without a copy unlike its others
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
  const hasTarget = args.length > 0;
  const missing = listMissingSecrets(state, settings.backups).filter((name) => name !== 'BACKUP_COMMAND' || !hasTarget);
  if (missing.length > 0)
    throw new OperatorError(
      `Das laufende System hat ${missing.join(' und ')}, dieser Aufruf nicht. Rufen Sie den Befehl mit denselben Werten auf; ${HOW}`,
    );
  const { environment: passedOn = settings.passedOn, parts } = state;
  const backups = { ...settings.backups, BACKUP_DIR: passedOn['BACKUP_DIR'] ?? settings.backups.BACKUP_DIR };
  const server = { databaseUrl, isOwnServer: 'postgres' in parts };
  const env = await makingEnvironment({ ...settings, passedOn, backups }, server);
  process.exitCode = await runWholeProgram(['make', ...args.map(fileAt)], env, state.programs);
}
