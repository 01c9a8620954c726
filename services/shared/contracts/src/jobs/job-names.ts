import type { JobKind } from './jobs.js';

export const jobNames: Readonly<Record<JobKind, string>> = {
  'bank-import': 'Bankdaten-Import',
  'bank-data-check': 'Prüfung der Bankdaten',
  backup: 'Backup',
  'backup-check': 'Prüfung der Backups',
  restore: 'Wiederherstellung',
  'restore-drill': 'Probe-Wiederherstellung',
  'log-cleanup': 'Log-Bereinigung',
  'log-retention': 'Log-Aufbewahrung',
};
