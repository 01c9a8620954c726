import { backupParts } from '@pruefer/contracts';
import { checkInput, loadConfig, operatorProgram, runProgram, withUseCases } from '@pruefer/platform';
import { RestoreByHand, RestoreOrder } from './cli/restore/restore-by-hand.js';
import { RestoreProgramModule } from './cli/restore/restore-program.module.js';
import { WorkerConfig } from './config.js';

interface RestoreOptions {
  readonly parts?: string;
  readonly bringBackDeleted?: true;
  /** Skips the confirmation prompt. */
  readonly yes?: true;
}

async function restore(order: RestoreOrder, { bringBackDeleted, yes }: RestoreOptions): Promise<void> {
  const options = { name: 'restore-cli', config: loadConfig(WorkerConfig), module: RestoreProgramModule };
  const choice = { ...order, bringsBackDeleted: bringBackDeleted === true, isConfirmed: yes === true };
  await withUseCases(options, (useCases) =>
    useCases.get(RestoreByHand).run(choice, (line) => process.stdout.write(`${line}\n`)),
  );
}

const program = operatorProgram('restore', 'stellt ein Backup wieder her, während das System läuft')
  .argument('[datei]', 'die Datei, wie sie heruntergeladen wurde')
  .option('--parts <teile>', `nur diese Teile: ${backupParts.join(',')}`)
  .option('--bring-back-deleted', 'holt auch zurück, was seit dem Backup gelöscht wurde')
  .option('--yes', 'fragt nicht nach')
  .action((file: string | undefined, options: RestoreOptions) =>
    restore(checkInput(RestoreOrder, { file, parts: options.parts?.split(',') }), options),
  );

await runProgram(program, { name: 'restore', optionOf: { file: 'Datei', parts: '--parts' } });
