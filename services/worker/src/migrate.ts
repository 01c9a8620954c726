import { CreateBanks1764000000000 } from '@pruefer/banks';
import { runMigrations } from '@pruefer/platform';

await runMigrations({ schema: 'banks', migrations: [CreateBanks1764000000000] });
