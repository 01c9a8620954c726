import { sectionHeads } from './section-heads.js';
import { fieldLabels } from './record-labels.js';

/** Every German word of the footer's administration. */
export const footerTexts = {
  ...sectionHeads.footer,
  form: 'Footer',
  loadFailed: 'Der Footer konnte nicht geladen werden',
  empty: 'Keine Footer-Konfiguration gefunden.',
  emptyText: 'Besucher sehen die Voreinstellung mit Impressum, Datenschutz und AGB.',
  createDefault: 'Standard-Footer anlegen',
  updated: { title: 'Footer aktualisiert', text: 'Besucher sehen ihn in wenigen Sekunden.' },
  saveFailed: 'Fehler beim Speichern',
  basics: {
    ...fieldLabels.footer,
    title: 'Grundeinstellungen',
    copyrightHelp: (copyright: string) => `Leer: ${copyright}`,
    defaultCopyright: (year: number, company: string) => `© ${year} ${company}`,
  },
  services: fieldLabels.services,
  legal: fieldLabels.legal,
  links: {
    add: 'Link hinzufügen',
    addTo: (list: string) => `${list}: Link hinzufügen`,
    none: 'Noch keine Links',
    full: 'Mehr als zwanzig Links sind nicht möglich.',
    linkTitle: 'Text',
    href: 'Link',
    of: (position: number) => `Link ${position}`,
    remove: (title: string, position: number) => `${title || `Link ${position}`} entfernen`,
    line: (title: string, href: string) => `${title || 'ohne Text'} (${href || 'ohne Ziel'})`,
  },
  preview: { title: 'Vorschau', text: 'So steht der Footer unter jeder Seite' },
  nothing: 'leer',
} as const;
