import type { AdviceOn } from '../problems/advice.js';
import type { backupProblems } from './backups.problems.js';

export const backupAdvice: AdviceOn<typeof backupProblems> = {
  backup_unknown: {
    happened: 'Das Backup wurde nach den Regeln der Aufbewahrung entfernt, oder es wurde noch keines erstellt.',
    todo: 'Laden Sie die Liste neu, oder erstellen Sie ein Backup.',
  },
  backups_busy: {
    happened: 'Mehrere Backups zugleich würden den laufenden Betrieb langsam machen.',
    todo: 'Warten Sie, bis das laufende fertig ist, und versuchen Sie es dann noch einmal.',
  },
  backup_type_unsupported: {
    happened: 'Das Formular enthält keine Datei im Feld backupFile, oder ihr Name endet nicht auf .sql.',
    todo: 'Wählen Sie eine Datei aus, die hier als Backup heruntergeladen wurde.',
  },
  backup_unreadable: {
    happened:
      'Die Datei ist anders aufgebaut als unsere Backups. Sie wurde nicht ausgeführt, nichts hat sich geändert.',
    todo: 'Wählen Sie eine Datei aus, die hier als Backup heruntergeladen wurde. Dateien von pg_dump spielt der Betrieb ein.',
  },
  backup_damaged: {
    happened: 'Beim Lesen stimmte eine Prüfsumme oder eine Anzahl nicht. Nichts hat sich geändert.',
    todo: 'Laden Sie das Backup noch einmal herunter, oder nehmen Sie ein anderes.',
  },
  backup_newer: {
    happened: 'Ältere Versionen wissen nicht, was neuere gespeichert haben.',
    todo: 'Bringen Sie das Produkt auf den Stand, aus dem das Backup stammt.',
  },
  backup_locked: {
    happened: 'Ohne die Passphrase, mit der es erstellt wurde, ist das Backup nicht zu lesen.',
    todo: 'Geben Sie die Passphrase an, die beim Erstellen galt.',
  },
  backup_too_large: {
    happened: 'Die Datei überschreitet die Grenze, die der Betreiber gesetzt hat.',
    todo: 'Spielen Sie das Backup auf dem Server mit npm run restore ein, oder heben Sie die Grenze an.',
  },
  restore_running: {
    happened: 'Es läuft immer nur eine Wiederherstellung.',
    todo: 'Warten Sie, bis die laufende beendet ist.',
  },
  restore_check_unknown: {
    happened: 'Hochgeladene Dateien werden nach einer Stunde und nach jeder Wiederherstellung entfernt.',
    todo: 'Wählen Sie die Datei noch einmal aus.',
  },
  restore_part_missing: {
    happened: 'Nicht jedes Backup enthält jeden Teil.',
    todo: 'Wählen Sie nur Teile, die die Prüfung der Datei genannt hat.',
  },
};
