import { bankMigrations } from '@pruefer/banks';
import { runMigrations } from '@pruefer/platform';

await runMigrations({ schema: 'banks', migrations: bankMigrations });
