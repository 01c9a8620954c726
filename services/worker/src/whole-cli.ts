import { germanNumber, Problem } from '@pruefer/contracts';
import { checkInput, ConfigError, loadConfig, operatorProgram, runProgram } from '@pruefer/platform';
import { IsNotEmpty, IsOptional, Matches } from 'class-validator';
import { ArchiveCommandConfig, WholeCommandConfig } from './config.js';
import { checkWholeBackup } from './backup/whole/check-whole-backup.js';
import { extractWholeBackup } from './backup/whole/extract-whole-backup.js';
import { keepWholeBackup } from './backup/whole/keep-whole-backup.js';
import { wholeBackupName } from './backup/whole/whole-folder.js';
import { readFacts, type WholeBackupFacts } from './backup/whole/whole-backup-facts.js';
import { type WholeBackupOptions, writeWholeBackup } from './backup/whole/write-whole-backup.js';
import { pathIn } from './cli/make-backup-file.js';

class NamedFolder {
  @IsNotEmpty({ message: 'Bitte geben Sie den Ordner einer Vollsicherung an.' }) folder!: string;
}

class ExtractOrder extends NamedFolder {
  @IsNotEmpty({ message: 'Bitte geben Sie einen neuen Ordner an.' }) target!: string;
  /** `uid:gid` of the account that PostgreSQL runs as. */
  @IsOptional()
  @Matches(/^\d{1,10}:\d{1,10}$/, { message: 'Bitte geben Sie Nummern der Form 999:999 an.' })
  owner?: string;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const SECRETS_ELSEWHERE =
  'Die Geheimnisse der Installation sind nicht darin: Bewahren Sie die Datei von „npm run secrets -- export DATEI“ getrennt auf.';
const OPEN = 'BACKUP_PASSPHRASE ist nicht gesetzt, die Vollsicherung ist nicht verschlüsselt.';
const CANCELLED = 'Die Vollsicherung wurde abgebrochen.';

const controller = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => controller.abort(new Problem('job_failed', { text: CANCELLED })));

/** @param target a new folder; undefined: the folder of backups, by its rule */
async function make(target: string | undefined, isNightly: boolean): Promise<void> {
  const config = loadConfig(WholeCommandConfig);
  const options = buildOptions(config, isNightly);
  const { path, facts, offsiteFailure } =
    target === undefined
      ? await keepWholeBackup(config, options)
      : {
          ...(await writeWholeBackup(await pathIn(target, () => wholeBackupName(new Date())), options)),
          offsiteFailure: null,
        };
  say(`${path}: ${inMegabytes(facts.bytes)}, geprüft.`);
  if (!facts.hasSecrets) say(facts.isEncrypted ? SECRETS_ELSEWHERE : `${SECRETS_ELSEWHERE} ${OPEN}`);
  if (offsiteFailure !== null) process.stderr.write(`${offsiteFailure}\n`);
}

async function check({ folder }: NamedFolder): Promise<void> {
  const facts = await readFacts(folder);
  const { files, dataBytes } = await checkWholeBackup(folder, facts, passphraseAndSignal());
  say('Die Vollsicherung ist vollständig und unverändert.');
  say(
    `Erstellt ${facts.createdAt}, PostgreSQL ${getMajorVersion(facts)}, ${files} Dateien, ${inMegabytes(dataBytes)}.`,
  );
}

async function extract({ folder, target, owner }: ExtractOrder): Promise<void> {
  const facts = await readFacts(folder);
  const [uid, gid] = (owner ?? '').split(':').map(Number);
  const account = uid !== undefined && gid !== undefined ? { uid, gid } : undefined;
  await extractWholeBackup(folder, facts, target, { ...passphraseAndSignal(), owner: account });
}

function buildOptions(config: WholeCommandConfig, isNightly: boolean): WholeBackupOptions {
  return {
    url: config.DATABASE_URL,
    reason: isNightly ? 'nightly' : 'asked',
    passphrase: config.BACKUP_PASSPHRASE,
    sealedSecrets: config.SEALED_SECRETS,
    fingerprints: config.SECRET_FINGERPRINTS?.join(','),
    isOfOwnServer: config.OWN_SERVER === '1',
    signal: controller.signal,
  };
}

function passphraseAndSignal() {
  return { passphrase: loadConfig(ArchiveCommandConfig).BACKUP_PASSPHRASE, signal: controller.signal };
}

function inMegabytes(bytes: number): string {
  return `${germanNumber(Math.ceil(bytes / 1_048_576))} MB`;
}

function getMajorVersion({ serverVersion }: WholeBackupFacts): number {
  return Math.floor(serverVersion / 10_000);
}

/** Failures without a connection to the database keep their message. */
function reportFailure(action: Promise<void>): Promise<void> {
  return action.catch((error: Error) => {
    const reason: unknown = controller.signal.aborted ? controller.signal.reason : error;
    if (reason instanceof Problem || reason instanceof ConfigError) throw reason;
    throw new Problem('job_failed', { text: `Die Vollsicherung ist gescheitert: ${error.message}` });
  });
}

const program = operatorProgram('whole-cli', 'Vollsicherungen des ganzen PostgreSQL-Servers');
program
  .command('make')
  .description('erstellt eine Vollsicherung und liest sie zur Prüfung wieder')
  .argument('[ordner]', 'neuer Ordner; ohne Angabe im Ordner der Backups')
  .option('--nightly', 'zählt als die der Nacht')
  .action((target: string | undefined, { nightly }: { nightly?: true }) =>
    reportFailure(make(target, nightly === true)),
  );
program
  .command('check')
  .description('liest eine Vollsicherung bis zum Ende; ändert nichts')
  .argument('[ordner]')
  .action((folder: string | undefined) => reportFailure(check(checkInput(NamedFolder, { folder }))));
program
  .command('extract')
  .description('entpackt eine Vollsicherung in einen neuen Datenordner von PostgreSQL')
  .argument('[ordner]')
  .argument('[ziel]')
  .option('--owner <uid:gid>', 'Konto, dem die Dateien gehören')
  .action((folder: string | undefined, target: string | undefined, { owner }: { owner?: string }) =>
    reportFailure(extract(checkInput(ExtractOrder, { folder, target, owner }))),
  );

await runProgram(program, { name: 'backup', optionOf: { folder: 'Ordner', target: 'Ziel', owner: '--owner' } });
