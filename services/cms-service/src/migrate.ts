import { runMigrations } from '@pruefer/platform';
import { CreateSettings1795230000000 } from './settings/migrations/1795230000000-create-settings.js';

await runMigrations({ schema: 'cms', migrations: [CreateSettings1795230000000] });
