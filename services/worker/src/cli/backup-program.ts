import { checkInput, type CommandLine, operatorProgram } from '@pruefer/platform';
import { IsNotEmpty } from 'class-validator';
import type { Command } from 'commander';

class NamedFile {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;
}

export interface BackupActions {
  /** @param target file or folder for a copy; undefined: the folder of backups alone */
  make(target: string | undefined): Promise<void>;
  verify(file: string): Promise<void>;
}

export const backupCommandLine: CommandLine = { name: 'backup', optionOf: { file: 'Datei' } };

/**
 * The operator's command line for backups.
 * @throws CommanderError for words it does not know, Problem for input that is not as its class wants it
 */
export function backupProgram(actions: BackupActions): Command {
  const program = operatorProgram('backup', 'Backups erstellen und prüfen');
  program
    .command('make')
    .description('erstellt ein Backup im Ordner der Backups, mit einer Kopie am genannten Ziel')
    .argument('[ziel]', 'Datei oder Ordner')
    .action((target: string | undefined) => actions.make(target));
  program
    .command('verify')
    .description('liest ein Backup bis zum Ende und zeigt, was darin ist; ändert nichts')
    .argument('[datei]', 'das Backup')
    .action((file: string | undefined) => actions.verify(checkInput(NamedFile, { file }).file));
  return program;
}
