import { runMigrations } from '@pruefer/platform';
import { CreateSettings1795230000000 } from './settings/migrations/1795230000000-create-settings.js';
import { CountEpochs1795400000000 } from './settings/migrations/1795400000000-count-epochs.js';
import { ShowAudit1795440000000 } from './settings/migrations/1795440000000-show-audit.js';

await runMigrations({
  schema: 'cms',
  migrations: [CreateSettings1795230000000, CountEpochs1795400000000, ShowAudit1795440000000],
});
