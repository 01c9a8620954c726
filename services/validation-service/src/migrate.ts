import { runMigrations } from '@pruefer/platform';
import { CreateOutbox1763700000000 } from './migrations/1763700000000-create-outbox.js';
import { VoidBatches1795331000000 } from './migrations/1795331000000-void-batches.js';
import { AnswerOnce1795410000000 } from './migrations/1795410000000-answer-once.js';
import { EraseCopies1795820000001 } from './migrations/1795820000001-erase-copies.js';
import { EraseAnswersWithBic1796000000011 } from './migrations/1796000000011-erase-answers-with-bic.js';
import { AnswerOncePerContract1796000000060 } from './migrations/1796000000060-answer-once-per-contract.js';
import { AnswerCallsOnce1796200000001 } from './migrations/1796200000001-answer-calls-once.js';
import { RecordPrepaid1796300000001 } from './migrations/1796300000001-record-prepaid.js';
import { RepeatPrepaid1796600000000 } from './migrations/1796600000000-repeat-prepaid.js';

await runMigrations({
  schema: 'validation',
  migrations: [
    CreateOutbox1763700000000,
    VoidBatches1795331000000,
    AnswerOnce1795410000000,
    EraseCopies1795820000001,
    EraseAnswersWithBic1796000000011,
    AnswerOncePerContract1796000000060,
    AnswerCallsOnce1796200000001,
    RecordPrepaid1796300000001,
    RepeatPrepaid1796600000000,
  ],
});
