import { number } from '../format/number.js';
import { pageHistoryTexts } from './page-history.js';
import { sectionActions, sectionHeads } from './section-heads.js';
import { choiceLabels, fieldLabels } from './record-labels.js';

const linkCount = (count: number) => (count === 1 ? '1 Link' : `${number(count)} Links`);
const findings = (count: number) => (count === 1 ? '1 Hinweis' : `${number(count)} Hinweise`);

export const pageTexts = {
  ...sectionHeads.content,
  subtitle: (total: number, inMenu: number | null) =>
    `${total === 1 ? '1 Seite' : `${number(total)} Seiten`}${inMenu === null ? '' : `, ${number(inMenu)} im Menü`}`,
  create: sectionActions.createPage,
  planned: 'Geplant',
  trash: 'Papierkorb',
  draftBadge: 'Entwurf',
  loadFailed: 'Die Seiten konnten nicht geladen werden',
  pageLoadFailed: 'Die Seite konnte nicht geladen werden',
  empty: 'Noch keine Seiten erstellt',
  emptyText: 'Jede Seite hat ihre eigene Adresse und steht auf Wunsch im Menü der Website.',
  list: {
    title: 'Menü-Struktur',
    search: 'Seite suchen',
    nothing: 'Keine Seiten gefunden',
    found: (count: number) => (count === 1 ? '1 Seite gefunden' : `${number(count)} Seiten gefunden`),
    moved: (title: string, position: number) => ({
      title: 'Seite aktualisiert',
      text: `${title} steht jetzt an Stelle ${number(position)}.`,
    }),
    notInMenu: 'nicht im Menü',
    english: choiceLabels.languages.en,
    gaps: (count: number) => (count === 1 ? '1 Lücke im Text' : `${number(count)} Lücken im Text`),
    hasDraft: 'neue Fassung als Entwurf',
  },
  fields: {
    ...fieldLabels.page,
    german: '– (deutsche Seite)',
    deletedPage: 'Gelöschte deutsche Seite',
    translationHelp: 'Eine Übersetzung ist englisch und steht unter /en/…',
    isTranslated: 'Diese Seite hat selbst eine Übersetzung.',
    language: fieldLabels.section.language,
    languages: choiceLabels.languages,
    descriptionCount: (length: number, most: number) => `${number(length)} von ${number(most)} Zeichen`,
    descriptionLong: (length: number, most: number) =>
      `${number(length)} Zeichen, Suchmaschinen zeigen etwa ${number(most)}`,
    content: 'Inhalt (Markdown oder HTML)',
    contentHelp: 'Strg + B fett, Strg + I kursiv, Strg + K Link',
    more: 'Reihenfolge und Suchmaschinen',
    menuOrderHelp: 'Kleinere Zahlen stehen weiter vorn.',
  },
  creating: {
    title: sectionActions.createPage,
    text: 'Besucher sehen die Seite, sobald sie veröffentlicht ist.',
    submit: 'Seite erstellen',
    pending: 'Wird erstellt',
    failed: 'Fehler beim Erstellen',
    done: (title: string, isPublished: boolean) => ({
      title: 'Seite erstellt',
      text: isPublished ? `${title} ist veröffentlicht.` : `${title} ist als Entwurf gespeichert.`,
    }),
  },
  editing: {
    form: 'Seite bearbeiten',
    failed: 'Fehler beim Aktualisieren',
    asDraft: 'Als Entwurf speichern',
    large: 'Groß bearbeiten',
    leaveLarge: 'Große Ansicht schließen',
    chosenElsewhere: 'Seite wird in der großen Ansicht bearbeitet.',
    checks: 'Prüfliste',
    revisions: 'Versionen',
    plan: 'Veröffentlichung planen',
    links: 'Links hierher',
    remove: 'In den Papierkorb',
    of: (action: string, title: string) => `${action}: ${title}`,
    gaps: (names: string) => `Im Text fehlt noch: ${names}.`,
    saved: (title: string) => ({ title: 'Seite aktualisiert', text: `${title} ist gespeichert.` }),
    published: (title: string) => ({ title: 'Seite aktualisiert', text: `${title} ist veröffentlicht.` }),
    unpublished: (title: string) => ({
      title: 'Seite aktualisiert',
      text: `${title} ist nicht mehr öffentlich zu sehen.`,
    }),
    draftSaved: (title: string) => ({
      title: 'Seite aktualisiert',
      text: `Besucher sehen weiter die bisherige Fassung von ${title}.`,
    }),
  },
  draft: {
    text: (when: string, who: string) =>
      `Sie bearbeiten den Entwurf vom ${when} von ${who}. Besucher sehen weiter die bisherige Fassung.`,
    publish: 'Entwurf veröffentlichen',
    discard: 'Entwurf verwerfen',
    unsaved: 'Speichern oder verwerfen Sie zuerst Ihre Änderungen.',
    discarding: (title: string) => ({
      title: `Entwurf von „${title}“ verwerfen?`,
      text: 'Die bisherige Fassung bleibt, wie Besucher sie sehen. Der Entwurf geht verloren.',
      action: 'Entwurf verwerfen',
    }),
    discarded: (title: string) => ({ title: 'Seite aktualisiert', text: `Der Entwurf von ${title} ist verworfen.` }),
  },
  conflict: {
    content: 'Inhalt, Zeile für Zeile',
    yes: 'Ja',
    no: 'Nein',
    none: '–',
  },
  difference: {
    same: (lines: number) => (lines === 1 ? '1 gleiche Zeile' : `${number(lines)} gleiche Zeilen`),
    nothing: 'Der Text ist in beiden Fassungen gleich.',
    removed: 'nur links',
    added: 'nur rechts',
  },
  slugChange: {
    published: (before: string, now: string) => ({
      title: 'Adresse der Seite ändern?',
      text: `Die Seite steht dann unter ${now}. Von ${before} wird dauerhaft dorthin weitergeleitet, damit alte Links nicht ins Leere führen.`,
      action: 'Adresse ändern',
    }),
    unpublished: (before: string, now: string) => ({
      title: 'Adresse der Seite ändern?',
      text: `Die Seite steht dann unter ${now} statt unter ${before}. Eine Weiterleitung entsteht nicht, weil Besucher sie noch nicht sehen.`,
      action: 'Adresse ändern',
    }),
  },
  check: {
    title: 'Prüfliste',
    publishing: (title: string, count: number) => ({
      title: `„${title}“ veröffentlichen?`,
      text: `Es gibt ${findings(count)}. Sie können die Seite trotzdem veröffentlichen.`,
      action: 'Trotzdem veröffentlichen',
      safe: 'Zurück zum Text',
    }),
    text: 'Geprüft wird, was jetzt im Formular steht.',
    nothing: 'Nichts zu beanstanden',
    nothingText:
      'Beschreibung, Überschriften, Bilder, Links und Lücken sind geprüft. Die Seite kann veröffentlicht werden.',
    again: 'Erneut prüfen',
    failed: 'Die Seite konnte nicht geprüft werden',
  },
  links: {
    title: 'Links hierher',
    none: 'Keine Links hierher',
    noneText: 'Weder eine Seite noch Startseite, Header oder Footer verlinkt hierher.',
    failed: 'Die Verlinkungen konnten nicht geladen werden',
    unknown: 'Es ließ sich nicht feststellen, wo die Seite verlinkt ist.',
    lost: (count: number) => `${linkCount(count)} ${count === 1 ? 'führt' : 'führen'} dann ins Leere:`,
    lostNone: 'Kein Link der Website führt zu dieser Seite.',
    sources: { page: 'Seite', homepage: 'Startseite', header: 'Header', footer: 'Footer' },
  },
  unpublishing: (title: string, path: string) => ({
    title: `„${title}“ zurückziehen?`,
    text: `Besucher sehen unter ${path} dann „404 Page Not Found“.`,
    action: 'Zurückziehen',
  }),
  deleting: (title: string, path: string) => ({
    title: `„${title}“ in den Papierkorb legen?`,
    text: `Die Seite unter ${path} ist sofort nicht mehr zu sehen. Sie lässt sich 30 Tage lang wiederherstellen.`,
    action: 'In den Papierkorb',
  }),
  deleted: (title: string) => ({ title: 'Seite gelöscht', text: `${title} liegt 30 Tage im Papierkorb.` }),
  deleteFailed: 'Fehler beim Löschen',
  details: {
    label: 'Angaben zur Seite',
    tabs: { check: 'Prüfliste', links: 'Links hierher', revisions: 'Versionen', plans: 'Geplant' },
  },
  ...pageHistoryTexts,
  preview: {
    title: 'Vorschau',
    open: 'In neuem Tab',
    openOf: (title: string) => `${title} in neuem Tab öffnen`,
    openSaved: 'Zeigt den gespeicherten Stand',
    openFailed: 'Die Vorschau konnte nicht geöffnet werden',
    failed: 'Die Vorschau konnte nicht erstellt werden',
    empty: 'Der Text ist noch leer.',
    home: 'Startseite',
  },
} as const;
