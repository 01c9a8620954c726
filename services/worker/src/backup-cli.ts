import { createReadStream } from 'node:fs';
import { defaultTimes, germanNumber, type NeededSecret, Problem } from '@pruefer/contracts';
import { checkInput, loadConfig, operatorProgram, runProgram, textTable, withUseCases } from '@pruefer/platform';
import { IsNotEmpty } from 'class-validator';
import { type CheckedFile, checkFile } from './backup/health/check-file.js';
import { neededSecrets } from './backup/format/secrets-of-data.js';
import { BackupByHand, type Terminal } from './cli/backup-by-hand.js';
import { BackupProgramModule } from './cli/backup-program.module.js';
import type { WrittenBackup } from './cli/make-backup-file.js';
import { ArchiveCommandConfig, WorkerConfig } from './config.js';

class NamedFile {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;
}

const terminal: Terminal = { say: (line) => console.log(line), warn: (line) => console.error(line) };

/** @param target file or folder for a copy; undefined: the folder of backups alone */
async function make(target: string | undefined): Promise<void> {
  const config = loadConfig(WorkerConfig);
  const options = { name: 'backup-cli', config, module: BackupProgramModule };
  await withUseCases(options, async (useCases) => {
    const backup = await useCases.get(BackupByHand).run(target, terminal, config.MISSING_VARIABLES);
    for (const line of describeWritten(backup)) terminal.say(line);
  });
}

async function verify(file: string): Promise<void> {
  const { BACKUP_PASSPHRASE: passphrase, SECRET_FINGERPRINTS } = loadConfig(ArchiveCommandConfig);
  const checked = await checkFile(createReadStream(file), { passphrase }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Problem('invalid_request', { text: `Die Datei ${file} gibt es nicht.` });
  });
  for (const line of describeChecked(checked, neededSecrets(checked.header.secrets, SECRET_FINGERPRINTS)))
    terminal.say(line);
}

/** German summary of a written backup. */
function describeWritten({ path, bytes, records, checksum }: WrittenBackup): string[] {
  return [`${path}`, `${germanNumber(records)} Datensätze, ${germanNumber(bytes)} Bytes`, `SHA-256 ${checksum}`];
}

/** German summary of a backup's content and requirements. */
function describeChecked(
  { header, isEncrypted, tables, rows }: CheckedFile,
  secrets: readonly NeededSecret[],
): string[] {
  return [
    `Das Backup ist vollständig und unverändert${isEncrypted ? ' (verschlüsselt)' : ''}.`,
    `Stand vom ${defaultTimes.at(header.createdAt)}, Version ${header.productVersion}, Schema ${header.schemaVersion}`,
    ...textTable(
      ['Tabelle', 'Zeilen'],
      tables.map(({ table, rows: rowCount }) => [table, germanNumber(rowCount)]),
    ),
    `${germanNumber(rows)} Datensätze in ${tables.length} Tabellen`,
    ...secrets.map(
      ({ name, fingerprint, isMissing, purpose }) =>
        `Geheimnis ${name} (${fingerprint}): ${isMissing ? `fehlt hier. ${purpose}` : 'ist hier vorhanden.'}`,
    ),
  ];
}

const program = operatorProgram('backup', 'Backups erstellen und prüfen');
program
  .command('make')
  .description('erstellt ein Backup im Ordner der Backups, mit einer Kopie am genannten Ziel')
  .argument('[ziel]', 'Datei oder Ordner')
  .action(make);
program
  .command('verify')
  .description('liest ein Backup bis zum Ende und zeigt, was darin ist; ändert nichts')
  .argument('[datei]', 'das Backup')
  .action((file: string | undefined) => verify(checkInput(NamedFile, { file }).file));

await runProgram(program, { name: 'backup', optionOf: { file: 'Datei' } });
