import { fileSize } from '../format/file-size.js';
import { number } from '../format/number.js';

const rows = (count: number) => (count === 1 ? '1 Zeile' : `${number(count)} Zeilen`);
const checks = (count: number) => (count === 1 ? '1 Prüfung' : `${number(count)} Prüfungen`);

/** Every German word of a customer's file jobs. */
export const fileJobs = {
  tab: 'Dateien',
  list: 'Aufträge für Dateien',
  none: 'Dieser Vertrag hat keine Aufträge für Dateien.',
  loadFailed: 'Die Aufträge konnten nicht geladen werden',
  states: {
    uploading: 'Wird hochgeladen',
    checking: 'Wird gelesen',
    ready: 'Wartet auf den Start',
    running: 'Läuft',
    succeeded: 'Fertig',
    finished_with_errors: 'Fertig mit Fehlern',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
    expired: 'Abgelaufen',
  },
  size: fileSize,
  uploaded: (receivedBytes: number, bytes: number) => `${fileSize(receivedBytes)} von ${fileSize(bytes)} hochgeladen`,
  price: (count: number, price: number) => `${rows(count)}, Preis ${checks(price)}`,
  progress: (checkedRows: number, count: number) => `${number(checkedRows)} von ${rows(count)} geprüft`,
  counts: (valid: number, invalid: number, failed: number) =>
    `${number(valid)} gültig, ${number(invalid)} ungültig, ${number(failed)} ohne Ergebnis`,
  charged: (count: number) => `${checks(count)} berechnet`,
  deleted: (moment: string) => `wird am ${moment} gelöscht`,
  cancel: 'Abbrechen',
  cancelOf: (name: string) => `Auftrag für ${name} abbrechen`,
  asking: (name: string, client: string) => ({
    title: `Auftrag für ${name} abbrechen?`,
    text: `${client} zahlt nur, was schon geprüft ist. Fortsetzen lässt sich der Auftrag nicht.`,
    action: 'Auftrag abbrechen',
    safe: 'Weiterlaufen lassen',
  }),
  cancelled: (name: string) => ({ title: 'Auftrag wird abgebrochen', text: `Der Auftrag für ${name} endet.` }),
  cancelFailed: 'Der Auftrag konnte nicht abgebrochen werden',
} as const;
