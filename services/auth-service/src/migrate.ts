import { runMigrations } from '@pruefer/platform';
import { CreateUsers1795230000000 } from './migrations/1795230000000-create-users.js';
import { NameSessions1795440000000 } from './migrations/1795440000000-name-sessions.js';
import { ShowAudit1795440000001 } from './migrations/1795440000001-show-audit.js';
import { ShowToBackups1795900000000 } from './migrations/1795900000000-show-to-backups.js';
import { AnswerRepeats1796100000000 } from './migrations/1796100000000-answer-repeats.js';

await runMigrations({
  schema: 'auth',
  migrations: [
    CreateUsers1795230000000,
    NameSessions1795440000000,
    ShowAudit1795440000001,
    ShowToBackups1795900000000,
    AnswerRepeats1796100000000,
  ],
});
