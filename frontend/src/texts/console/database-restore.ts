import { fileSize } from '../file-size.js';
import { number } from '../number.js';
import { backupTexts } from './database-backups.js';

const { records } = backupTexts;

/** Words around the restore of a backup. */
export const restoreTexts = {
  title: 'Sicherung wiederherstellen',
  subtitle: 'Nur Dateien, die hier erstellt wurden (.sql)',
  file: 'Backup-Datei',
  drop: 'Backup-Datei hierher ziehen oder auswählen',
  dropHelp: 'Es ändert sich nichts, bevor Sie es nach der Prüfung bestätigen.',
  choose: 'Datei auswählen',
  other: 'Andere Datei',
  clear: 'Auswahl aufheben',
  wrongType: { title: 'Ungültiger Dateityp', text: 'Bitte wählen Sie eine SQL-Backup-Datei aus.' },
  checking: {
    progress: 'Backup-Datei hochladen und prüfen',
    uploading: (sent: string, all: string) => `${sent} von ${all} hochgeladen`,
    reading: 'Die Datei wird geprüft',
    cancel: 'Abbrechen',
  },
  refused: 'Die Datei kann nicht wiederhergestellt werden.',
  locked: {
    text: 'Das Backup ist verschlüsselt. Geben Sie die Passphrase an, die beim Erstellen galt.',
    wrong: 'Mit dieser Passphrase ist das Backup nicht zu lesen.',
    label: 'Passphrase',
    missing: 'Bitte geben Sie die Passphrase ein.',
    submit: 'Prüfen',
  },
  checked: {
    of: (bytes: number, format: number) => `${fileSize(bytes)}, Prüfsumme stimmt, Version ${format}`,
    made: 'Erstellt',
    version: 'Produkt',
    schema: (version: string, schema: number) => `${version}, Datenstand ${schema}`,
    records: 'Inhalt',
    parts: 'Was wiederhergestellt wird',
    changes: (added: number, changed: number, removed: number) =>
      `${number(added)} neu, ${number(changed)} geändert, ${number(removed)} entfallen`,
    unchanged: (count: number) => `${number(count)} unverändert`,
    leftOut: (count: number) => `${number(count)} ${count === 1 ? 'bleibt' : 'bleiben'} weg`,
    registryReleases: (changes: string) => `Ausgaben des IBAN-Registers: ${changes}`,
    choosePart: 'Bitte wählen Sie mindestens einen Teil aus.',
    deleted: 'Auch Gelöschtes zurückholen',
    deletedHelp: 'Seiten, die seit dem Backup gelöscht wurden. Gelöschte Personen kommen nie zurück.',
    missingSecrets: 'Zu diesem Backup fehlen Geheimnisse dieser Installation:',
    missingSecret: (name: string, purpose: string) => `${name}: ${purpose}`,
    notes: 'Hinweise',
  },
  warning:
    'Seiten, Homepage, Header, Footer und Logs werden überschrieben. Benutzer und API-Schlüssel werden nicht wiederhergestellt.',
  notRestored:
    'Kontingente, Buchungen, Sitzungen, Benachrichtigungen und das Audit-Log bleiben ebenfalls, wie sie sind.',
  open: 'Wiederherstellen ...',
  dialog: {
    title: 'Sicherung wiederherstellen?',
    text: (name: string) =>
      `Die gewählten Teile werden durch den Stand aus ${name} ersetzt. Vorher wird eine Sicherungskopie des jetzigen Stands angelegt. Alle anderen Sitzungen enden.`,
    parts: 'Ersetzt werden:',
    action: 'Wiederherstellen',
    pending: 'Wird begonnen',
  },
  running: 'Wiederherstellung läuft',
  done: (count: number) => ({ title: 'Wiederherstellung erfolgreich', text: `${records(count)} wiederhergestellt` }),
  result: (at: string, count: number) => `Wiederherstellung vom ${at}: ${records(count)} wiederhergestellt.`,
  safety: 'Der Stand davor liegt als Sicherung auf dem Server:',
  failed: 'Wiederherstellung fehlgeschlagen',
  unknown: 'Unbekannter Fehler',
} as const;
