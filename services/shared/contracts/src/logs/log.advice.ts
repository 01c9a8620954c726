import type { AdviceOn } from '../problems/advice.js';
import type { liveProblems } from './live.problems.js';
import type { logProblems } from './log.problems.js';

export const logAdvice: AdviceOn<typeof logProblems & typeof liveProblems> = {
  log_unknown: {
    happened: 'Der Eintrag wurde bereinigt, oder seine Kennung stimmt nicht.',
    todo: 'Laden Sie die Liste neu. Bereinigte Einträge kommen nicht zurück; ihre Summen bleiben in der Statistik.',
  },
  log_search_too_slow: {
    happened: 'Nach 2,5 Sekunden war noch keine Seite gefunden. Längere Suchen würden andere Aufrufe bremsen.',
    todo: 'Wählen Sie einen kürzeren Zeitraum, oder nehmen Sie Ausschlüsse zurück, die fast alles ausblenden.',
  },
  cleanup_too_late: {
    happened:
      'Das gewählte Datum liegt in den letzten Tagen, deren Logs immer erhalten bleiben. Wie viele es sind, sagt die Meldung.',
    todo: 'Wählen Sie ein früheres Datum.',
  },
  erasure_reason_names_iban: {
    happened:
      'Im Text der Begründung stehen mindestens sechs aufeinanderfolgende Zeichen der IBAN, die gelöscht werden soll.',
    todo: 'Nennen Sie stattdessen zum Beispiel ein Aktenzeichen oder das Datum der Anfrage.',
  },
  exports_busy: {
    happened: 'Mehr als fünf Exporte zugleich würden die übrige Konsole langsam machen.',
    todo: 'Warten Sie, bis einer fertig ist, und exportieren Sie dann neu.',
  },
  too_many_streams: {
    happened: 'Sie haben so viele Live-Ansichten geöffnet wie erlaubt, vielleicht in anderen Fenstern.',
    todo: 'Schließen Sie eine davon. Bis dahin aktualisiert sich die Ansicht in Abständen.',
  },
};
