import type { AdviceOn } from '../../problems/advice.js';
import type { pageProblems } from './pages.problems.js';

export const pageAdvice: AdviceOn<typeof pageProblems> = {
  page_unknown: {
    happened: 'Unter dieser Adresse oder Kennung gibt es keine Seite, oder sie ist nicht veröffentlicht.',
    todo: 'Prüfen Sie die Schreibweise. In der Seiten-Verwaltung finden Sie alle Seiten, gelöschte 30 Tage lang im Papierkorb.',
  },
  revision_unknown: {
    happened: 'Wir bewahren die letzten fünfzig Versionen jeder Seite auf. Diese gehört nicht mehr dazu.',
    todo: 'Laden Sie die Liste der Versionen neu und wählen Sie eine, die noch da ist.',
  },
  plan_unknown: {
    happened: 'Die geplante Veröffentlichung wurde nicht gefunden.',
    todo: 'Laden Sie die Liste der geplanten Veröffentlichungen neu.',
  },
  redirect_unknown: {
    happened: 'Die Weiterleitung gibt es nicht oder nicht mehr.',
    todo: 'Öffnen Sie die Weiterleitungen in der Seiten-Verwaltung noch einmal.',
  },
  preview_expired: {
    happened: 'Eine Vorschau gilt eine Stunde lang und nur für genau den Stand der Seite, für den sie geöffnet wurde.',
    todo: 'Öffnen Sie die Vorschau aus der Seiten-Verwaltung noch einmal.',
  },
  slug_taken: {
    happened: 'Jede Adresse gehört zu genau einer Seite. Seiten im Papierkorb geben ihre Adresse frei.',
    todo: 'Wählen Sie eine andere Adresse oder ändern Sie zuerst die der anderen Seite.',
  },
  slug_redirects: {
    happened: 'Die Adresse gehörte früher zu einer anderen Seite. Wer ihr folgt, wird dorthin weitergeleitet.',
    todo: 'Wählen Sie eine andere Adresse, oder löschen Sie die Weiterleitung in der Seiten-Verwaltung unter „Weiterleitungen“, wenn niemand mehr die alte Adresse benutzt.',
  },
  draft_missing: {
    happened: 'Der Entwurf wurde inzwischen veröffentlicht oder verworfen.',
    todo: 'Laden Sie die Seite neu.',
  },
  page_unpublished: {
    happened: 'Ein Entwurf liegt über einer veröffentlichten Seite. Diese Seite sehen Besucher ohnehin nicht.',
    todo: 'Speichern Sie die Seite selbst, ohne sie zu veröffentlichen.',
  },
  page_in_trash: {
    happened: 'Gelöschte Seiten liegen 30 Tage im Papierkorb und lassen sich dort weder ändern noch veröffentlichen.',
    todo: 'Stellen Sie die Seite wieder her und versuchen Sie es dann noch einmal.',
  },
  plan_ended: {
    happened: 'Nur was noch wartet, lässt sich abbrechen.',
    todo: 'Laden Sie die Liste der geplanten Veröffentlichungen neu. Die Seite selbst ändern Sie in der Seiten-Verwaltung.',
  },
  plan_time_invalid: {
    happened: 'Veröffentlichungen werden für einen Zeitpunkt geplant, der noch kommt.',
    todo: 'Wählen Sie einen Zeitpunkt innerhalb des nächsten Jahres, oder veröffentlichen Sie die Seite gleich.',
  },
  too_many_plans: {
    happened: 'Für eine Seite dürfen höchstens zehn Veröffentlichungen zugleich warten.',
    todo: 'Brechen Sie eine der geplanten Veröffentlichungen ab.',
  },
  pages_full: {
    happened: 'Alle Seiten liegen im Arbeitsspeicher jedes Gateways, darum ist ihre Zahl und Größe begrenzt.',
    todo: 'Löschen Sie Seiten, die Sie nicht mehr brauchen, oder leeren Sie den Papierkorb. Lange Dokumente lassen sich als Datei anbieten.',
  },
  redirects_full: {
    happened: 'Alle Weiterleitungen liegen im Arbeitsspeicher jedes Gateways, darum ist ihre Zahl begrenzt.',
    todo: 'Löschen Sie in der Seiten-Verwaltung unter „Weiterleitungen“ solche, deren alte Adressen niemand mehr benutzt.',
  },
  content_too_complex: {
    happened:
      'Das Umwandeln des Textes dauert zu lange, seine Listen, Zitate oder Elemente liegen zu tief ineinander, oder es entsteht zu viel HTML.',
    todo: 'Verteilen Sie den Text auf mehrere Seiten und entfernen Sie tiefe Verschachtelungen.',
  },
};
