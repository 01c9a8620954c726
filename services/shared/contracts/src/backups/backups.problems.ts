import type { Problems } from '../problems/problem-definition.js';

export const backupProblems = {
  backup_unknown: { status: 404, text: 'Dieses Backup gibt es nicht (mehr).' },
  backups_busy: {
    status: 503,
    text: 'Es wird gerade schon ein Backup erstellt. Bitte versuchen Sie es gleich noch einmal.',
  },
  backup_type_unsupported: { status: 400, text: 'Bitte wählen Sie eine SQL-Backup-Datei aus.' },
  backup_unreadable: { status: 400, text: 'Die Datei ist kein Backup, das hier erstellt wurde.' },
  backup_damaged: { status: 400, text: 'Die Datei ist unvollständig oder verändert: Eine Prüfsumme stimmt nicht.' },
  backup_newer: { status: 400, text: 'Das Backup stammt aus einer neueren Version des Produkts.' },
  backup_locked: { status: 400, text: 'Das Backup ist verschlüsselt, und die Passphrase fehlt oder ist falsch.' },
  backup_too_large: { status: 413, text: 'Das Backup ist größer, als hier angenommen wird.' },
  restore_running: {
    status: 409,
    text: 'Es läuft bereits eine Wiederherstellung. Bitte warten Sie, bis sie beendet ist.',
  },
  restore_check_unknown: { status: 404, text: 'Diese Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal aus.' },
  restore_part_missing: { status: 400, text: 'Das Backup enthält einen der gewählten Teile nicht.' },
} as const satisfies Problems;
