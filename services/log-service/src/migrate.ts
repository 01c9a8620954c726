import { runMigrations } from '@pruefer/platform';
import { CreateConsuming1795219200001 } from './migrations/1795219200001-create-consuming.js';
import { CreateRequests1795219200002 } from './migrations/1795219200002-create-requests.js';
import { CreateSums1795219200003 } from './migrations/1795219200003-create-sums.js';
import { CreateKeys1795219200004 } from './migrations/1795219200004-create-keys.js';
import { CreateHoursAndIndexes1795219200005 } from './migrations/1795219200005-create-hours-and-indexes.js';
import { CreateAudit1795219200006 } from './migrations/1795219200006-create-audit.js';
import { MarkTestKeys1795300000006 } from './migrations/1795300000006-mark-test-keys.js';
import { CountEpochs1795400000007 } from './migrations/1795400000007-count-epochs.js';
import { ShowAudit1795440000000 } from './migrations/1795440000000-show-audit.js';
import { NameWriters1795460000000 } from './migrations/1795460000000-name-writers.js';
import { CreateErased1795820000000 } from './migrations/1795820000000-create-erased.js';
import { RememberCleanups1795820000002 } from './migrations/1795820000002-remember-cleanups.js';
import { ShowToBackups1795900000000 } from './migrations/1795900000000-show-to-backups.js';
import { OpenToRestore1795910000000 } from './migrations/1795910000000-open-to-restore.js';
import { TakeOverErasures1796000000040 } from './migrations/1796000000040-take-over-erasures.js';
import { LoadWholeDays1796000000050 } from './migrations/1796000000050-load-whole-days.js';
import { CloseOpenedDays1796100000010 } from './migrations/1796100000010-close-opened-days.js';
import { AddChannel1796200000002 } from './migrations/1796200000002-add-channel.js';

await runMigrations({
  schema: 'logs',
  migrations: [
    CreateConsuming1795219200001,
    CreateRequests1795219200002,
    CreateSums1795219200003,
    CreateKeys1795219200004,
    CreateHoursAndIndexes1795219200005,
    CreateAudit1795219200006,
    MarkTestKeys1795300000006,
    CountEpochs1795400000007,
    ShowAudit1795440000000,
    NameWriters1795460000000,
    CreateErased1795820000000,
    RememberCleanups1795820000002,
    ShowToBackups1795900000000,
    OpenToRestore1795910000000,
    TakeOverErasures1796000000040,
    LoadWholeDays1796000000050,
    CloseOpenedDays1796100000010,
    AddChannel1796200000002,
  ],
});
