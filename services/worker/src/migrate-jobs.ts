import { runMigrations } from '@pruefer/platform';
import { CreateJobs1795800000000 } from './migrations/1795800000000-create-jobs.js';
import { CreateRetention1795820000003 } from './migrations/1795820000003-create-retention.js';
import { ShowToBackups1795900000000 } from './migrations/1795900000000-show-to-backups.js';
import { CreateRestores1795910000000 } from './migrations/1795910000000-create-restores.js';
import { CreateFileJobs1796300000002 } from './migrations/1796300000002-create-file-jobs.js';
import { NameOffsiteFailure1796500000000 } from './migrations/1796500000000-name-offsite-failure.js';

await runMigrations({
  schema: 'jobs',
  migrations: [
    CreateJobs1795800000000,
    CreateRetention1795820000003,
    CreateRestores1795910000000,
    ShowToBackups1795900000000,
    CreateFileJobs1796300000002,
    NameOffsiteFailure1796500000000,
  ],
});
