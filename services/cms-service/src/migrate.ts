import { runMigrations } from '@pruefer/platform';
import { CreateSettings1795230000000 } from './migrations/1795230000000-create-settings.js';
import { CountEpochs1795400000000 } from './migrations/1795400000000-count-epochs.js';
import { ShowAudit1795440000000 } from './migrations/1795440000000-show-audit.js';
import { CreateImages1795500000000 } from './migrations/1795500000000-create-images.js';
import { CreateHeader1795510000000 } from './migrations/1795510000000-create-header.js';
import { CreateFooter1795520000000 } from './migrations/1795520000000-create-footer.js';
import { CreateHomepage1795530000000 } from './migrations/1795530000000-create-homepage.js';
import { CreatePages1795700000000 } from './migrations/1795700000000-create-pages.js';
import { CreateAppearance1795890000000 } from './migrations/1795890000000-create-appearance.js';
import { ShowToBackups1795900000000 } from './migrations/1795900000000-show-to-backups.js';
import { OpenToRestore1795910000000 } from './migrations/1795910000000-open-to-restore.js';
import { AnswerRepeats1796100000000 } from './migrations/1796100000000-answer-repeats.js';
import { AddTranslations1796400000000 } from './migrations/1796400000000-add-translations.js';

await runMigrations({
  schema: 'cms',
  migrations: [
    CreateSettings1795230000000,
    CountEpochs1795400000000,
    ShowAudit1795440000000,
    CreateImages1795500000000,
    CreateHeader1795510000000,
    CreateFooter1795520000000,
    CreateHomepage1795530000000,
    CreatePages1795700000000,
    CreateAppearance1795890000000,
    ShowToBackups1795900000000,
    OpenToRestore1795910000000,
    AnswerRepeats1796100000000,
    AddTranslations1796400000000,
  ],
});
