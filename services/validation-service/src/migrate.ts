import { runMigrations } from '@pruefer/platform';
import { CreateOutbox1763700000000 } from './recording/migrations/1763700000000-create-outbox.js';

await runMigrations({ schema: 'validation', migrations: [CreateOutbox1763700000000] });
