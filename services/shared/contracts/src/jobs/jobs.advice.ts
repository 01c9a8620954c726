import type { AdviceOn } from '../problems/advice.js';
import type { jobProblems } from './jobs.problems.js';

export const jobAdvice: AdviceOn<typeof jobProblems> = {
  job_unknown: {
    happened: 'Die Kennung stimmt nicht, oder der Auftrag ist so alt, dass er aus der Liste gefallen ist.',
    todo: 'Laden Sie die Liste der Aufträge neu.',
  },
  job_running: {
    happened: 'Von jeder Art läuft höchstens ein Auftrag. Welcher es ist, steht in der Antwort.',
    todo: 'Warten Sie, bis er beendet ist, oder brechen Sie ihn im Abschnitt „Datenbank“ ab.',
  },
  job_not_cancellable: {
    happened: 'Der Auftrag ist beendet, oder sein letzter Schritt hat begonnen und lässt sich nicht mehr anhalten.',
    todo: 'Warten Sie auf sein Ergebnis.',
  },
  job_not_repeatable: {
    happened: 'Der Auftrag läuft noch oder ist gelungen, oder seine Datei gibt es nicht mehr.',
    todo: 'Beginnen Sie einen neuen Auftrag.',
  },
  job_failed: {
    happened: 'Der Auftrag wurde begonnen und nicht zu Ende gebracht. Alles ist, wie es vorher war.',
    todo: 'Den Grund nennt die Meldung. Beheben Sie ihn, und versuchen Sie es im Abschnitt „Datenbank“ erneut.',
  },
  job_unfinished: {
    happened: 'Der Auftrag dauert länger, als ein Aufruf warten darf. Er läuft weiter.',
    todo: 'Sehen Sie im Abschnitt „Datenbank“ nach seinem Ergebnis, bevor Sie ihn noch einmal beginnen.',
  },
};
