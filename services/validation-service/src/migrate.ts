import { runMigrations } from '@pruefer/platform';
import { CreateOutbox1763700000000 } from './recording/migrations/1763700000000-create-outbox.js';
import { AnswerOnce1795410000000 } from './recording/migrations/1795410000000-answer-once.js';

await runMigrations({ schema: 'validation', migrations: [CreateOutbox1763700000000, AnswerOnce1795410000000] });
