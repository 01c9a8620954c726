import type { AdviceOn } from '../problems/advice.js';
import type { fileJobProblems } from './file-jobs.problems.js';

export const fileJobAdvice: AdviceOn<typeof fileJobProblems> = {
  file_job_unknown: {
    happened:
      'Die Kennung stimmt nicht, der Auftrag gehört einem anderen Vertrag, oder seine Frist ist um und er wurde gelöscht.',
    todo: 'Rufen Sie GET /api/v1/jobs auf: Die Liste enthält alle Aufträge Ihres Vertrags.',
  },
  file_job_state: {
    happened:
      'Der Schritt ist in diesem Stand nicht möglich, zum Beispiel ein Start vor dem Ende des Uploads. Berechnet wurde nichts.',
    todo: 'Rufen Sie den Auftrag ab: Sein Stand steht im Feld state. Warten Sie, bis er der richtige ist.',
  },
  upload_offset: {
    happened:
      'Der Header Upload-Offset nennt eine andere Stelle als die, bis zu der die Datei angekommen ist, oder ein anderes Stück kommt gerade an.',
    todo: 'Fragen Sie mit HEAD nach dem Stand: Der Header Upload-Offset der Antwort nennt die Stelle, an der es weitergeht.',
  },
  file_format_unsupported: {
    happened: 'Die Datei ist eine Excel-Datei. Angelegt und berechnet wurde nichts.',
    todo: 'Speichern Sie die Tabelle als „CSV UTF-8 (durch Trennzeichen getrennt)“, und laden Sie diese Datei hoch.',
  },
  too_many_file_jobs: {
    happened:
      'Ihr Vertrag hat zehn Aufträge, die auf ihre Datei, ihren Start oder ihr Ende warten. Angelegt wurde nichts.',
    todo: 'Starten Sie einen davon, brechen Sie ihn ab, oder löschen Sie ihn.',
  },
  file_storage_full: {
    happened:
      'Der Speicher für Dateien ist fast voll. Einzelne Anfragen sind davon nicht betroffen. Berechnet wurde nichts.',
    todo: 'Versuchen Sie es später noch einmal. Löschen Sie Aufträge, deren Ergebnis Sie schon haben.',
  },
};
