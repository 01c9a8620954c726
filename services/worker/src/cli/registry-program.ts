import { checkInput, type CommandLine, operatorProgram } from '@pruefer/platform';
import { IsNotEmpty, IsOptional, Matches } from 'class-validator';
import type { Command } from 'commander';
import { FirstDay, firstDayOption } from './first-day.js';

class RegistryRequest {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;

  @FirstDay()
  validFrom!: string;

  @IsOptional()
  @Matches(/^\d{1,3}$/, { message: 'Bitte geben Sie die Nummer der Ausgabe an, zum Beispiel 103.' })
  release?: string;

  /** The operator confirms countries with a changed structure and missing countries. */
  isConfirmed!: boolean;
}

class WithdrawRequest {
  @IsNotEmpty({ message: 'Bitte geben Sie den Stand an, wie ihn „list“ zeigt.' })
  version!: string;
}

export interface RegistryActions {
  import(request: RegistryRequest): Promise<void>;
  withdraw(request: WithdrawRequest): Promise<void>;
  list(): Promise<void>;
}

export const registryCommandLine: CommandLine = {
  name: 'registry',
  optionOf: { file: 'Datei', validFrom: '--valid-from', release: '--release', version: 'Stand' },
};

interface ImportOptions {
  readonly validFrom?: string;
  readonly release?: string;
  readonly confirm?: true;
}

/**
 * The operator's command line for the IBAN registry.
 * @throws CommanderError for words it does not know, Problem for input that is not as its class wants it
 */
export function registryProgram(actions: RegistryActions): Command {
  const program = operatorProgram('registry', 'IBAN-Register laden, anzeigen, zurücknehmen');
  program
    .command('import')
    .description('lädt das IBAN-Register von SWIFT (TXT) oder eine Liste von Änderungen (CSV)')
    .argument('[datei]', 'die Datei, wie sie veröffentlicht ist')
    .option(firstDayOption.flags, firstDayOption.description)
    .option('--release <nummer>', 'welche Ausgabe des Registers es ist, zum Beispiel 103')
    .option('--confirm', 'lädt sie auch, wenn Länder darin fehlen oder anders aufgebaut sind')
    .action((file: string | undefined, { validFrom, release, confirm }: ImportOptions) =>
      actions.import({
        ...checkInput(RegistryRequest, { file, validFrom, release }),
        isConfirmed: confirm === true,
      }),
    );
  program
    .command('withdraw')
    .description('nimmt eine geladene Ausgabe zurück: Die davor gilt wieder')
    .argument('[stand]', 'wie ihn „list“ zeigt')
    .action((version: string | undefined) => actions.withdraw(checkInput(WithdrawRequest, { version })));
  program
    .command('list')
    .description('zeigt, welche Ausgaben geladen sind und welche gilt')
    .action(() => actions.list());
  return program;
}
