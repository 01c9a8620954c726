import { runMigrations } from '@pruefer/platform';
import { CreateUsers1795230000000 } from './users/migrations/1795230000000-create-users.js';

await runMigrations({ schema: 'auth', migrations: [CreateUsers1795230000000] });
