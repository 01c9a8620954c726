import { file, one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { Message } from '../message.js';
import { BackupOverview, BackupParams, CheckIdParams, RestoreCheck, Restored, StartRestoreBody } from './backups.js';
import { StartedJob } from '../jobs/jobs.js';

const backups = { tag: 'Datenbank', service: 'worker', access: 'admin' } as const;
const folder = '/api/admin/database/backups';
/** A form with the file in its field `backupFile`, streamed to the worker. */
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

/** All data as one file, streamed while the worker creates it. */
export const downloadBackup = endpoint({
  ...backups,
  title: 'Backup herunterladen',
  method: 'GET',
  path: '/api/admin/database/backup',
  response: file('application/sql'),
  // The worker takes a database snapshot before it answers, which can take half a minute.
  responseTimeoutMs: 40_000,
  problems: ['backups_busy', 'job_failed'],
});
export const readBackups = endpoint({
  ...backups,
  title: 'Stand der Backups',
  method: 'GET',
  path: folder,
  polled: true,
  response: one(BackupOverview),
  problems: [],
});
/** Starts a job that stores a backup on the server. */
export const startBackup = endpoint({
  ...backups,
  title: 'Backup auf dem Server beginnen',
  method: 'POST',
  path: folder,
  response: one(StartedJob),
  problems: ['job_running'],
});
export const downloadKeptBackup = endpoint({
  ...backups,
  title: 'Aufbewahrtes Backup herunterladen',
  method: 'GET',
  path: `${folder}/:fileName`,
  params: BackupParams,
  response: file('application/sql'),
  problems: ['backup_unknown'],
});
/** Restores every part in one step, after a safety backup, and answers when the restore has ended. */
export const restoreBackup = endpoint({
  ...backups,
  title: 'Backup wiederherstellen und warten',
  ...fileBody,
  method: 'POST',
  path: '/api/admin/database/restore',
  responseTimeoutMs: 600_000,
  response: one(Restored),
  problems: [...unreadable, 'job_failed', 'job_unfinished'],
});
/** Reads a whole file and reports its content and the changes that a restore would make. */
export const checkBackup = endpoint({
  ...backups,
  title: 'Backup-Datei prüfen',
  ...fileBody,
  method: 'POST',
  path: '/api/admin/database/restore-checks',
  responseTimeoutMs: 600_000,
  response: one(RestoreCheck),
  problems: unreadable,
});
export const startRestore = endpoint({
  ...backups,
  title: 'Wiederherstellung beginnen',
  method: 'POST',
  path: '/api/admin/database/restore-checks/:id/restore',
  params: CheckIdParams,
  body: StartRestoreBody,
  response: one(StartedJob),
  problems: ['restore_check_unknown', 'restore_part_missing', 'job_running'],
});
export const discardCheck = endpoint({
  ...backups,
  title: 'Hochgeladene Backup-Datei entfernen',
  method: 'DELETE',
  path: '/api/admin/database/restore-checks/:id',
  params: CheckIdParams,
  response: one(Message),
  problems: ['restore_check_unknown', 'restore_running'],
});
/** Restores the newest kept backup into a temporary database and compares that with the file. */
export const startDrill = endpoint({
  ...backups,
  title: 'Wiederherstellung proben',
  method: 'POST',
  path: '/api/admin/database/drills',
  response: one(StartedJob),
  problems: ['job_running', 'backup_unknown'],
});
