import { type BackupPart, backupParts } from '@pruefer/contracts';
import { checkInput, type CommandLine, operatorProgram } from '@pruefer/platform';
import { ArrayUnique, IsIn, IsNotEmpty, IsOptional } from 'class-validator';
import type { Command } from 'commander';

const partsMessage = `Bitte geben Sie Teile aus dieser Liste an, durch Kommas getrennt: ${backupParts.join(', ')}.`;

/** A backup that an operator restores. */
export class RestoreOrder {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;

  /** Undefined: all parts of the file. */
  @IsOptional()
  @ArrayUnique({ message: partsMessage })
  @IsIn(backupParts, { each: true, message: partsMessage })
  parts?: BackupPart[];

  bringsBackDeleted!: boolean;
  /** Skips the confirmation prompt. */
  isConfirmed!: boolean;
}

export const restoreCommandLine: CommandLine = { name: 'restore', optionOf: { file: 'Datei', parts: '--parts' } };

interface Options {
  readonly parts?: string;
  readonly bringBackDeleted?: true;
  readonly yes?: true;
}

/**
 * The operator's command line that restores a backup.
 * @throws CommanderError for words it does not know, Problem for input that is not as its class wants it
 */
export function restoreProgram(restore: (order: RestoreOrder) => Promise<void>): Command {
  return operatorProgram('restore', 'stellt ein Backup wieder her, während das System läuft')
    .argument('[datei]', 'die Datei, wie sie heruntergeladen wurde')
    .option('--parts <teile>', `nur diese Teile: ${backupParts.join(',')}`)
    .option('--bring-back-deleted', 'holt auch zurück, was seit dem Backup gelöscht wurde')
    .option('--yes', 'fragt nicht nach')
    .action((file: string | undefined, { parts, bringBackDeleted, yes }: Options) =>
      restore({
        ...checkInput(RestoreOrder, { file, parts: parts?.split(',') }),
        bringsBackDeleted: bringBackDeleted === true,
        isConfirmed: yes === true,
      }),
    );
}
