import { backupTexts } from './database-backups.js';
import { bankTexts } from './database-banks.js';
import { jobTexts } from './database-jobs.js';
import { restoreTexts } from './database-restore.js';
import { erasureTexts } from './database-erasure.js';
import { logRowTexts } from './database-log-rows.js';
import { privacyTexts } from './database-retention.js';
import { sectionHeads } from './section-heads.js';

/** Every German word of the screen "Datenbank". */
export const databaseTexts = {
  ...sectionHeads.database,
  tabs: { label: 'Bereiche der Datenbank', overview: 'Übersicht', jobs: 'Aufträge', privacy: 'Datenschutz' },
  unknown: '–',
  banks: bankTexts,
  logRows: logRowTexts,
  backups: backupTexts,
  restore: restoreTexts,
  jobs: jobTexts,
  privacy: privacyTexts,
  erasure: erasureTexts,
} as const;
