import { createReadStream } from 'node:fs';
import { defaultTimes, Problem } from '@pruefer/contracts';
import { loadConfig, runProgram, withUseCases } from '@pruefer/platform';
import { MakeBackup } from './backup/export/make-backup.js';
import { checkFile } from './backup/health/check-file.js';
import { BackupFolder } from './backup/kept/backup-folder.js';
import { KeepBackup } from './backup/kept/keep-backup.js';
import { KeptBackupsModule } from './backup/kept-backups.module.js';
import { neededSecrets } from './backup/secrets-of-data.js';
import { type BackupActions, backupCommandLine, backupProgram } from './cli/backup-program.js';
import { describeChecked, describeWritten } from './cli/describe-backup.js';
import { makeBackupFile } from './cli/make-backup-file.js';
import { VerifyCommandConfig, WorkerConfig } from './config.js';

const actions: BackupActions = {
  make: (target) =>
    withUseCases(
      { name: 'backup-cli', config: loadConfig(WorkerConfig), module: KeptBackupsModule },
      async (useCases) => {
        const written =
          target === undefined
            ? await kept(useCases.get(KeepBackup), useCases.get(BackupFolder))
            : await makeBackupFile(useCases.get(MakeBackup), target);
        for (const line of describeWritten(written)) console.log(line);
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

async function kept(keep: KeepBackup, folder: BackupFolder) {
  const outcome = await keep.run({
    reason: 'asked',
    zone: defaultTimes.zone,
    step: (text) => console.log(`${text} …`),
    progress: () => undefined,
    makeFinal: () => Promise.resolve(),
  });
  if (outcome.secondPlaceFailure !== null) console.error(outcome.secondPlaceFailure);
  return { ...outcome, path: folder.pathOf(outcome) };
}

await runProgram(backupProgram(actions), backupCommandLine);
