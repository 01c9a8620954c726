import { duration } from '../format/duration.js';
import { fileSize } from '../format/file-size.js';
import { number } from '../format/number.js';
import { records } from '../format/records.js';
import { sectionActions } from './section-heads.js';
import { choiceLabels } from './record-labels.js';

export const backupTexts = {
  title: 'Sicherung erstellen',
  subtitle: 'Alle Daten als eine Datei, mit Prüfsumme',
  loadFailed: 'Der Stand der Sicherungen konnte nicht geladen werden',
  size: 'voraussichtliche Größe',
  last: 'letzte Sicherung',
  today: (minute: string) => `heute, ${minute}`,
  yesterday: (minute: string) => `gestern, ${minute}`,
  info: [
    'Das Backup enthält auch Benutzer und API-Schlüssel.',
    'Passwörter und Schlüsselgeheimnisse enthält nur die Vollsicherung.',
  ],
  encryption: {
    title: 'Verschlüsselung',
    yes: 'mit der Passphrase des Betreibers',
    no: 'keine: Bewahren Sie das Backup sicher auf',
  },
  offsiteCopy: { title: 'Kopie an anderem Ort', yes: 'eingerichtet', no: 'keine' },
  whole: {
    title: 'Vollsicherung',
    none: 'noch keine',
    foreign: 'erstellt der Betreiber des PostgreSQL-Servers',
    of: (at: string, bytes: number) => `${at}, ${fileSize(bytes)}`,
    failed: (at: string) => `zuletzt gescheitert: ${at}`,
  },
  download: 'Backup herunterladen',
  keep: 'Auf dem Server sichern',
  downloading: (receivedSize: string, seconds: number) => `${receivedSize} heruntergeladen, ${duration(seconds)}`,
  progress: 'Backup herunterladen',
  stop: 'Abbrechen',
  stopped: { title: 'Backup abgebrochen', text: 'Es wurde nichts gespeichert.' },
  done: (name: string, bytes: number) => ({ title: 'Backup erfolgreich', text: `${name}, ${fileSize(bytes)}` }),
  result: (name: string, bytes: number, seconds: number) => `${name}: ${fileSize(bytes)} in ${duration(seconds)}`,
  failed: { title: 'Backup fehlgeschlagen', text: 'Das Datenbank-Backup konnte nicht erstellt werden.' },
  tooLarge: 'Das Backup ist zu groß für diesen Browser. Sichern Sie es auf dem Server.',
  offsiteCopyFailed: (reason: string) => `Die Kopie an den zweiten Ort ist gescheitert: ${reason}`,
  running: 'Sicherung auf dem Server läuft',
  records,
  proof: {
    title: 'Letzte Probe',
    none: 'noch keine',
    of: (tables: number, count: number, ms: number) =>
      `${number(tables)} Tabellen, ${records(count)} in ${duration(Math.max(1, Math.round(ms / 1_000)))}`,
    start: 'Wiederherstellung proben',
    running: 'Die Probe läuft',
    done: 'Probe gelungen',
    failed: 'Probe fehlgeschlagen',
  },
  kept: {
    open: (count: number) => `Aufbewahrt (${number(count)})`,
    title: sectionActions.keptBackups,
    text: 'Auf dem Server, die neuesten zuerst',
    empty: 'Noch keine Sicherung auf dem Server',
    download: 'Herunterladen',
    downloadOf: (name: string) => `Herunterladen: ${name}`,
    reasons: choiceLabels.backupReasons,
    encrypted: 'verschlüsselt',
    checksum: 'Prüfsumme',
  },
  parts: choiceLabels.backupParts,
} as const;
