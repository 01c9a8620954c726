import { file, one } from '../answer.js';
import { endpoint } from '../endpoint.js';
import { Message } from '../message.js';
import { BackupAddress, BackupOverview, CheckIdAddress, RestoreCheck, Restored, StartRestore } from './backups.js';
import { StartedJob } from './jobs.js';

const backups = { tag: 'Datenbank', service: 'worker', access: 'admin' } as const;
const folder = '/api/admin/database/backups';
/** A form with the file in its field `backupFile`, handed on as it comes. */
const fileBody = { bytes: ['multipart/form-data'], isStreamed: true } as const;
const unreadable = [
  'backup_type_unsupported',
  'backup_unreadable',
  'backup_damaged',
  'backup_newer',
  'backup_locked',
  'backup_too_large',
  'restore_running',
] as const;

/** Everything as one file, streamed while it is made. */
export const downloadBackup = endpoint({
  ...backups,
  title: 'Backup herunterladen',
  method: 'GET',
  path: '/api/admin/database/backup',
  answer: file('application/sql'),
  // The snapshot comes first, and may take half a minute.
  answerWithinMs: 40_000,
  problems: ['backups_busy'],
});
export const readBackups = endpoint({
  ...backups,
  title: 'Stand der Backups',
  method: 'GET',
  path: folder,
  polled: true,
  answer: one(BackupOverview),
  problems: [],
});
/** Makes one that stays on the server. */
export const startBackup = endpoint({
  ...backups,
  title: 'Backup auf dem Server beginnen',
  method: 'POST',
  path: folder,
  answer: one(StartedJob),
  problems: ['job_running'],
});
export const downloadKeptBackup = endpoint({
  ...backups,
  title: 'Aufbewahrtes Backup herunterladen',
  method: 'GET',
  path: `${folder}/:fileName`,
  params: BackupAddress,
  answer: file('application/sql'),
  problems: ['backup_unknown'],
});
/** SPEC's restore in one step: every part, safety backup first; answers when it is done. */
export const restoreBackup = endpoint({
  ...backups,
  title: 'Backup wiederherstellen und warten',
  ...fileBody,
  method: 'POST',
  path: '/api/admin/database/restore',
  answerWithinMs: 600_000,
  answer: one(Restored),
  problems: [...unreadable, 'job_failed', 'job_unfinished'],
});
/** Reads a whole file and reports its content and the changes a restore would make. */
export const checkBackup = endpoint({
  ...backups,
  title: 'Backup-Datei prüfen',
  ...fileBody,
  method: 'POST',
  path: '/api/admin/database/restore-checks',
  answerWithinMs: 600_000,
  answer: one(RestoreCheck),
  problems: unreadable,
});
export const startRestore = endpoint({
  ...backups,
  title: 'Wiederherstellung beginnen',
  method: 'POST',
  path: '/api/admin/database/restore-checks/:id/restore',
  params: CheckIdAddress,
  body: StartRestore,
  answer: one(StartedJob),
  problems: ['restore_check_unknown', 'restore_part_missing', 'job_running'],
});
export const discardCheck = endpoint({
  ...backups,
  title: 'Hochgeladene Backup-Datei entfernen',
  method: 'DELETE',
  path: '/api/admin/database/restore-checks/:id',
  params: CheckIdAddress,
  answer: one(Message),
  problems: ['restore_check_unknown', 'restore_running'],
});
/** Restores the newest kept backup into a scratch database and compares. */
export const startDrill = endpoint({
  ...backups,
  title: 'Wiederherstellung proben',
  method: 'POST',
  path: '/api/admin/database/drills',
  answer: one(StartedJob),
  problems: ['job_running', 'backup_unknown'],
});
