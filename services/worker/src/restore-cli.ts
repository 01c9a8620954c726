import { loadConfig, runProgram, withUseCases } from '@pruefer/platform';
import { WorkerConfig } from './config.js';
import { RestoreByHand } from './cli/restore/restore-by-hand.js';
import { restoreCommandLine, restoreProgram } from './cli/restore/restore-program.js';
import { RestoreProgramModule } from './cli/restore/restore-program.module.js';

const program = restoreProgram(async (order) => {
  const config = loadConfig(WorkerConfig);
  const surroundings = { name: 'restore-cli', config, module: RestoreProgramModule };
  await withUseCases(surroundings, (useCases) =>
    useCases.get(RestoreByHand).run(order, (line) => process.stdout.write(`${line}\n`)),
  );
});

await runProgram(program, restoreCommandLine);
