import { checkInput, type CommandLine } from '@pruefer/platform';
import { IsISO8601, IsNotEmpty, Matches } from 'class-validator';
import { Command } from 'commander';

const dateMessage = 'Bitte geben Sie einen Tag als JJJJ-MM-TT an, ab dem die Datei gilt.';

/** A publisher's file that an operator loads. */
export class ImportRequest {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;

  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: dateMessage })
  @IsISO8601({ strict: true }, { message: dateMessage })
  validFrom!: string;

  /** A drop by more than 10 % is right. */
  isDropConfirmed!: boolean;
}

/** What the commands do once their input is checked. */
export interface BanksActions {
  import(request: ImportRequest): Promise<void>;
  list(): Promise<void>;
}

/** How its errors name it and its fields. */
export const banksCommandLine: CommandLine = {
  name: 'banks',
  optionOf: { file: 'Datei', validFrom: '--valid-from' },
};

interface ImportOptions {
  readonly validFrom?: string;
  readonly confirm?: true;
}

/**
 * The operator's command line for bank files.
 * @throws CommanderError for words it does not know, Problem for input that is not as its class wants it
 */
export function banksProgram(actions: BanksActions): Command {
  const program = new Command('banks').description('Bankdateien laden und anzeigen').exitOverride();
  program.configureOutput({ outputError: () => undefined });
  program.helpOption('-h, --help', 'zeigt diese Hilfe').helpCommand(false);
  program
    .command('import')
    .description('lädt eine Bankdatei: Bundesbank (Text, CSV), OeNB (CSV) oder SIX (JSON, CSV), auch gepackt mit gzip')
    .argument('[datei]', 'die Datei, wie sie veröffentlicht ist')
    .option('--valid-from <datum>', 'ab wann sie gilt (JJJJ-MM-TT, 0 Uhr deutscher Zeit)')
    .option('--confirm', 'lädt sie auch, wenn sie über 10 % weniger Banken enthält')
    .action((file: string | undefined, { validFrom, confirm }: ImportOptions) =>
      actions.import({ ...checkInput(ImportRequest, { file, validFrom }), isDropConfirmed: confirm === true }),
    );
  program
    .command('list')
    .description('zeigt, welche Bankdaten geladen sind und welche gelten')
    .action(() => actions.list());
  return program;
}
