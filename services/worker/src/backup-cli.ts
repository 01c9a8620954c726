import { createReadStream } from 'node:fs';
import { Problem } from '@pruefer/contracts';
import { loadConfig, runProgram, withUseCases } from '@pruefer/platform';
import { checkFile } from './backup/health/check-file.js';
import { neededSecrets } from './backup/format/secrets-of-data.js';
import { BackupByHand, type Terminal } from './cli/backup-by-hand.js';
import { BackupProgramModule } from './cli/backup-program.module.js';
import { type BackupActions, backupCommandLine, backupProgram } from './cli/backup-program.js';
import { describeChecked, describeWritten } from './cli/describe-backup.js';
import { VerifyCommandConfig, WorkerConfig } from './config.js';

const terminal: Terminal = { say: (line) => console.log(line), warn: (line) => console.error(line) };

const actions: BackupActions = {
  make: (target) =>
    withUseCases(
      { name: 'backup-cli', config: loadConfig(WorkerConfig), module: BackupProgramModule },
      async (useCases) => {
        const backup = await useCases.get(BackupByHand).run(target, terminal);
        for (const line of describeWritten(backup)) console.log(line);
      },
    ),

  verify: async (file) => {
    const { BACKUP_PASSPHRASE: passphrase, SECRET_FINGERPRINTS } = loadConfig(VerifyCommandConfig);
    const checked = await checkFile(createReadStream(file), { passphrase }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new Problem('invalid_request', { text: `Die Datei ${file} gibt es nicht.` });
    });
    for (const line of describeChecked(checked, neededSecrets(checked.header.secrets, SECRET_FINGERPRINTS)))
      console.log(line);
  },
};

await runProgram(backupProgram(actions), backupCommandLine);
