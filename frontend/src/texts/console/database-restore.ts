import { fileSize } from '../format/file-size.js';
import { number } from '../format/number.js';
import { backupTexts } from './database-backups.js';

const { records } = backupTexts;

const same = 'Alles war schon auf diesem Stand';

const restoredRecords = (count: number) => (count === 0 ? same : `${records(count)} wiederhergestellt`);

export const restoreTexts = {
  title: 'Sicherung wiederherstellen',
  subtitle: 'Nur Dateien, die hier erstellt wurden (.sql)',
  file: 'Backup-Datei',
  drop: 'Backup-Datei hierher ziehen oder auswählen',
  dropHelp: 'Wir prüfen die Datei zuerst. Wiederhergestellt wird erst, wenn Sie zustimmen.',
  choose: 'Datei auswählen',
  other: 'Andere Datei',
  clear: 'Auswahl aufheben',
  wrongType: { title: 'Ungültiger Dateityp', text: 'Bitte wählen Sie eine SQL-Backup-Datei aus.' },
  checking: {
    progress: 'Backup-Datei hochladen und prüfen',
    uploading: (sentSize: string, totalSize: string) => `${sentSize} von ${totalSize} hochgeladen`,
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
    title: 'Ergebnis der Prüfung',
    parts: 'Wiederherzustellende Teile',
    changes: (added: number, changed: number, removed: number) =>
      `${number(added)} neu, ${number(changed)} geändert, ${number(removed)} entfallen`,
    same,
    unchanged: (count: number) => `${number(count)} unverändert`,
    leftOut: (count: number) => `${number(count)} ${count === 1 ? 'bleibt' : 'bleiben'} weg`,
    registryReleases: (changes: string) => `Ausgaben des IBAN-Registers: ${changes}`,
    choosePart: 'Bitte wählen Sie mindestens einen Teil aus.',
    deleted: 'Auch Gelöschtes zurückholen',
    deletedHelp: 'Seiten, die seit dem Backup gelöscht wurden. Gelöschte Personen kommen nie zurück.',
    missingSecrets: 'Dieser Installation fehlen Geheimnisse zum Backup:',
    missingSecret: (name: string, purpose: string) => `${name}: ${purpose}`,
  },
  warning: [
    'Seiten, Homepage, Header, Footer und Logs werden überschrieben.',
    'Benutzer und API-Schlüssel werden nicht wiederhergestellt.',
  ],
  notRestored:
    'Benutzer, API-Schlüssel, Kontingente, Buchungen, Benachrichtigungen und das Audit-Log ändern sich nicht.',
  open: 'Wiederherstellen ...',
  dialog: {
    title: 'Sicherung wiederherstellen?',
    text: (name: string) =>
      `Die gewählten Teile werden durch den Stand aus ${name} ersetzt. Vorher wird eine Sicherungskopie angelegt. Alle anderen Sitzungen enden.`,
    parts: 'Ersetzt werden:',
    action: 'Wiederherstellen',
    pending: 'Wird gestartet',
  },
  running: 'Wiederherstellung läuft',
  last: 'Letzte Wiederherstellung',
  done: (count: number) => ({ title: 'Wiederherstellung erfolgreich', text: restoredRecords(count) }),
  result: (at: string, count: number) => `Wiederherstellung vom ${at}: ${restoredRecords(count)}.`,
  safety: 'Sicherung des Stands davor:',
  failed: 'Wiederherstellung fehlgeschlagen',
  unknown: 'Unbekannter Fehler',
} as const;
