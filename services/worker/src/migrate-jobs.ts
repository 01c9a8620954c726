import { runMigrations } from '@pruefer/platform';
import { CreateJobs1795800000000 } from './jobs/migrations/1795800000000-create-jobs.js';

await runMigrations({ schema: 'jobs', migrations: [CreateJobs1795800000000] });
