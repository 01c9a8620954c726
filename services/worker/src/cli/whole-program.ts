import { checkInput, type CommandLine, operatorProgram } from '@pruefer/platform';
import { IsNotEmpty, IsOptional, Matches } from 'class-validator';
import type { Command } from 'commander';

class NamedFolder {
  @IsNotEmpty({ message: 'Bitte geben Sie den Ordner einer Vollsicherung an.' }) folder!: string;
}

/** Input of the command that unpacks a whole backup. */
class ExtractOrder extends NamedFolder {
  @IsNotEmpty({ message: 'Bitte geben Sie einen neuen Ordner an.' }) target!: string;
  /** `uid:gid` of the account that PostgreSQL runs as. */
  @IsOptional()
  @Matches(/^\d{1,10}:\d{1,10}$/, { message: 'Bitte geben Sie Nummern der Form 999:999 an.' })
  owner?: string;
}

/** The commands' actions, called with checked input. */
export interface WholeActions {
  /** @param target a new folder; undefined: the folder of backups, by its rule */
  make(target: string | undefined, isNightly: boolean): Promise<void>;
  check(folder: string): Promise<void>;
  extract(order: ExtractOrder): Promise<void>;
}

export const wholeCommandLine: CommandLine = {
  name: 'backup',
  optionOf: { folder: 'Ordner', target: 'Ziel', owner: '--owner' },
};

/**
 * The command line for whole backups.
 * @throws CommanderError for words it does not know, Problem for input that is not as its class wants it
 */
export function wholeProgram(actions: WholeActions): Command {
  const program = operatorProgram('whole-cli', 'Vollsicherungen des ganzen PostgreSQL-Servers');
  program
    .command('make')
    .description('erstellt eine Vollsicherung und liest sie zur Prüfung wieder')
    .argument('[ordner]', 'neuer Ordner; ohne Angabe im Ordner der Backups')
    .option('--nightly', 'zählt als die der Nacht')
    .action((target: string | undefined, { nightly }: { nightly?: true }) => actions.make(target, nightly === true));
  program
    .command('check')
    .description('liest eine Vollsicherung bis zum Ende; ändert nichts')
    .argument('[ordner]')
    .action((folder: string | undefined) => actions.check(checkInput(NamedFolder, { folder }).folder));
  program
    .command('extract')
    .description('entpackt eine Vollsicherung in einen neuen Datenordner von PostgreSQL')
    .argument('[ordner]')
    .argument('[ziel]')
    .option('--owner <uid:gid>', 'Konto, dem die Dateien gehören')
    .action((folder: string | undefined, target: string | undefined, { owner }: { owner?: string }) =>
      actions.extract(checkInput(ExtractOrder, { folder, target, owner })),
    );
  return program;
}
