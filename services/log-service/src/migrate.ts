import { runMigrations } from '@pruefer/platform';
import { migrations } from './migrations.js';

await runMigrations({ schema: 'logs', migrations });
