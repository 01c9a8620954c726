import { checkInput, type CommandLine, operatorProgram } from '@pruefer/platform';
import { IsNotEmpty, IsOptional, Matches } from 'class-validator';
import type { Command } from 'commander';
import { FirstDay, firstDayOption } from './first-day.js';

/** Input of the command that imports a bank file. */
export class ImportOrder {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;

  @FirstDay()
  validFrom!: string;

  /** Expected country; undefined: taken from the file. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'Bitte geben Sie ein Land mit zwei Großbuchstaben an, zum Beispiel BE.' })
  country?: string;

  /** The operator confirms a drop of more than 10 % of the bank codes. */
  isDropConfirmed!: boolean;
}

/** An installed copy of the PyPI package schwifty. */
export class SchwiftyRequest {
  @IsNotEmpty({ message: 'Bitte geben Sie den Ordner an, in dem das Paket installiert ist.' })
  folder!: string;

  /** undefined: today. */
  @IsOptional()
  @FirstDay()
  validFrom?: string;

  isDropConfirmed!: boolean;
}

export interface BanksActions {
  import(request: ImportOrder): Promise<void>;
  schwifty(request: SchwiftyRequest): Promise<void>;
  list(): Promise<void>;
  formats(): void;
}

const dropIsRight = 'lädt sie auch, wenn sie über 10 % weniger Banken enthält';

export const banksCommandLine: CommandLine = {
  name: 'banks',
  optionOf: { file: 'Datei', folder: 'Ordner', validFrom: '--valid-from', country: '--country' },
};

interface ImportOptions {
  readonly validFrom?: string;
  readonly confirm?: true;
  readonly country?: string;
}

/**
 * The operator's command line for bank files.
 * @throws CommanderError for words it does not know, Problem for input that is not as its class wants it
 */
export function banksProgram(actions: BanksActions): Command {
  const program = operatorProgram('banks', 'Bankdateien laden und anzeigen');
  addImport(program, actions);
  addSchwifty(program, actions);
  program
    .command('list')
    .description('zeigt, welche Bankdaten geladen sind und welche gelten')
    .action(() => actions.list());
  program
    .command('formats')
    .description('zeigt, welche Dateien gelesen werden')
    .action(() => actions.formats());
  return program;
}

function addImport(program: Command, actions: BanksActions): void {
  program
    .command('import')
    .description('lädt eine Bankdatei, auch gepackt mit gzip; welche es gibt, zeigt „formats“')
    .argument('[datei]', 'die Datei, wie sie veröffentlicht ist; Tabellen als CSV gespeichert')
    .option(firstDayOption.flags, firstDayOption.description)
    .option('--country <land>', 'wessen Banken sie enthalten soll, zum Beispiel BE: eine andere wird abgelehnt')
    .option('--confirm', dropIsRight)
    .action((file: string | undefined, { validFrom, country, confirm }: ImportOptions) =>
      actions.import({ ...checkInput(ImportOrder, { file, validFrom, country }), isDropConfirmed: confirm === true }),
    );
}

function addSchwifty(program: Command, actions: BanksActions): void {
  program
    .command('schwifty')
    .description(
      'lädt die Banken einer Kopie des PyPI-Pakets schwifty, als nicht amtlich; Register bleiben, wie sie sind',
    )
    .argument('[ordner]', 'wohin das Paket installiert ist')
    .option(firstDayOption.flags, `${firstDayOption.description}; sonst ab heute`)
    .option('--confirm', dropIsRight)
    .action((folder: string | undefined, { validFrom, confirm }: ImportOptions) =>
      actions.schwifty({ ...checkInput(SchwiftyRequest, { folder, validFrom }), isDropConfirmed: confirm === true }),
    );
}
