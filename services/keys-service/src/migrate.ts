import { runMigrations } from '@pruefer/platform';
import { CreateKeys1763700000000 } from './migrations/1763700000000-create-keys.js';
import { ManageKeys1795230100000 } from './migrations/1795230100000-manage-keys.js';
import { TestContracts1795300000000 } from './migrations/1795300000000-test-contracts.js';
import { AlertQuota1795310000000 } from './migrations/1795310000000-alert-quota.js';
import { FindDeliveriesOfAlerts1795320000000 } from './migrations/1795320000000-find-deliveries-of-alerts.js';
import { RefundCalls1795331000000 } from './migrations/1795331000000-refund-calls.js';
import { CountEpochs1795400000000 } from './migrations/1795400000000-count-epochs.js';
import { ShowAudit1795440000000 } from './migrations/1795440000000-show-audit.js';
import { TellRefusals1795470000000 } from './migrations/1795470000000-tell-refusals.js';
import { ShowToBackups1795900000000 } from './migrations/1795900000000-show-to-backups.js';
import { NameContracts1796000000060 } from './migrations/1796000000060-name-contracts.js';
import { ChargeCalls1796200000000 } from './migrations/1796200000000-charge-calls.js';
import { ChargeFiles1796300000000 } from './migrations/1796300000000-charge-files.js';
import { AnnounceJobs1796300000010 } from './migrations/1796300000010-announce-jobs.js';
import { ChooseLanguage1796400000000 } from './migrations/1796400000000-choose-language.js';

await runMigrations({
  schema: 'keys',
  migrations: [
    CreateKeys1763700000000,
    ManageKeys1795230100000,
    TestContracts1795300000000,
    AlertQuota1795310000000,
    FindDeliveriesOfAlerts1795320000000,
    RefundCalls1795331000000,
    CountEpochs1795400000000,
    ShowAudit1795440000000,
    TellRefusals1795470000000,
    ShowToBackups1795900000000,
    NameContracts1796000000060,
    ChargeCalls1796200000000,
    ChargeFiles1796300000000,
    AnnounceJobs1796300000010,
    ChooseLanguage1796400000000,
  ],
});
