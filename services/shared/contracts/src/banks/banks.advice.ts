import type { AdviceOn } from '../problems/advice.js';
import type { bankProblems } from './banks.problems.js';

export const bankAdvice: AdviceOn<typeof bankProblems> = {
  bank_data_missing: {
    happened:
      'Wir haben kein Verzeichnis der Banken dieses Landes. IBANs des Landes werden trotzdem auf Aufbau und Prüfziffern geprüft.',
    todo: 'Prüfen Sie das Länderkürzel. Fragen Sie den Betreiber, wenn Sie Bankdaten dieses Landes brauchen.',
  },
  bank_code_unknown: {
    happened: 'Im Verzeichnis, das heute gilt, steht diese Bankleitzahl nicht.',
    todo: 'Prüfen Sie die Ziffern. Der Aufruf /api/v1/bank-changes zeigt, ob sie vor Kurzem gelöscht wurde oder erst noch kommt.',
  },
  bank_file_unreadable: {
    happened: 'Die Datei fehlt, ist leer, zu groß oder nicht lesbar.',
    todo: 'Laden Sie sie beim Herausgeber noch einmal herunter und prüfen Sie Pfad und Rechte.',
  },
  bank_file_unknown: {
    happened: 'Der Aufbau der Datei ist keiner, den wir von einem Herausgeber kennen.',
    todo: 'Laden Sie die Datei in einer der unterstützten Fassungen; eine Tabelle speichern Sie als CSV. npm run banks -- formats nennt alle.',
  },
  bank_file_mismatched: {
    happened:
      'In der Datei stehen Banken eines anderen Landes, oder sie nennt selbst einen anderen Tag. Die geladenen Daten gelten weiter.',
    todo: 'Wählen Sie die richtige Datei, oder nennen Sie das Land und den Tag, die zu ihr gehören.',
  },
  bank_file_empty: {
    happened: 'In der Datei steht keine einzige Bank. Die geladenen Daten gelten weiter.',
    todo: 'Laden Sie die Datei beim Herausgeber noch einmal herunter.',
  },
  bank_file_faulty: {
    happened: 'Zu viele Zeilen der Datei widersprechen ihrem eigenen Aufbau. Die geladenen Daten gelten weiter.',
    todo: 'Laden Sie die Datei neu herunter. Bleibt der Fehler, hat der Herausgeber ihren Aufbau geändert.',
  },
  bank_count_dropped: {
    happened:
      'Die neue Datei enthält deutlich weniger Banken. Oft ist sie dann unvollständig. Die geladenen Daten gelten weiter.',
    todo: 'Vergleichen Sie die Zahl mit der Angabe des Herausgebers und bestätigen Sie das Laden, wenn sie stimmt.',
  },
  bank_source_unavailable: {
    happened: 'Die Adresse hat nicht geantwortet, etwas anderes geschickt oder auf eine fremde Adresse verwiesen.',
    todo: 'Versuchen Sie es später noch einmal, oder laden Sie die Datei beim Herausgeber und wählen Sie sie aus.',
  },
  bank_import_unknown: {
    happened: 'Dieser Import wurde zurückgenommen, oder seine Kennung stimmt nicht.',
    todo: 'Laden Sie die Liste der Importe neu.',
  },
  bank_import_kept: {
    happened: 'Ohne ihn wären für dieses Land keine Bankdaten geladen.',
    todo: 'Laden Sie zuerst eine andere Datei dieses Landes.',
  },
  registry_file_unknown: {
    happened: 'Die Datei beginnt weder wie das IBAN-Register von SWIFT (TXT) noch wie eine Liste von Änderungen (CSV).',
    todo: 'Laden Sie das Register bei SWIFT als TXT herunter, nicht als PDF, und speichern Sie es unverändert.',
  },
  registry_file_faulty: {
    happened:
      'Mindestens eine Angabe der Datei widerspricht sich oder lässt sich nicht lesen. Das Register gilt weiter wie bisher.',
    todo: 'Das Feld errors nennt jede Stelle mit Zeile und Land. Berichtigen Sie eine eigene Liste dort; eine Datei von SWIFT laden Sie neu herunter.',
  },
  registry_change_unconfirmed: {
    happened:
      'Länder fehlen in der Datei, ihre IBANs sind darin anders aufgebaut, oder sie kommen nur hinzu, bis eine schon geladene spätere Ausgabe gilt. Das Register gilt weiter wie bisher.',
    todo: 'Das Feld errors nennt jedes dieser Länder. Vergleichen Sie sie mit der Mitteilung des Herausgebers und bestätigen Sie das Laden, wenn sie stimmen.',
  },
  registry_release_unknown: {
    happened: 'Die Ausgabe wurde zurückgenommen, oder ihre Kennung stimmt nicht.',
    todo: 'Laden Sie die Liste der Ausgaben neu.',
  },
};
