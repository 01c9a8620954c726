import { shellTexts } from './shell.js';

/**
 * Heading of a section's screen, and the line below it where all users see the same one. A line longer than each text
 * of the first view is the largest paint, which then needs no script.
 */
export interface SectionHead {
  readonly title: string;
  readonly subtitle?: string;
}

const { sections } = shellTexts;

/** Heads by the section's name in the URL. A section's document shows its head before any script has loaded. */
export const sectionHeads = {
  dashboard: { title: sections.dashboard },
  statistics: { title: sections.statistics },
  'api-keys': { title: 'API-Schlüssel Verwaltung', subtitle: 'Zugänge der Kunden, Kontingente und Verbrauch' },
  users: {
    title: sections.users,
    subtitle: 'Administratoren dürfen alles, Manager alles außer Benutzern, Datenbank und System.',
  },
  content: { title: sections.content },
  homepage: { title: sections.homepage },
  header: { title: sections.header, subtitle: 'Name, Logo und Schaltflächen über jeder Seite' },
  footer: { title: sections.footer, subtitle: 'Angaben und Links unter jeder Seite' },
  logs: { title: sections.logs },
  database: {
    title: sections.database,
    subtitle:
      'Bankdaten importieren, alle Daten sichern und wiederherstellen, alte Logs bereinigen und personenbezogene Daten löschen',
  },
  system: {
    title: sections.system,
    subtitle:
      'Zeitangaben, Grenzwerte und Farbe der Website. Änderungen gelten nach wenigen Sekunden in allen Diensten.',
  },
  account: {
    title: sections.account,
    subtitle: 'Anmeldung mit zweitem Faktor, Passwort und die Geräte, auf denen Sie zurzeit angemeldet sind',
  },
} as const satisfies Record<string, SectionHead>;

/** Second segment of a section's address. */
export type SectionName = keyof typeof sectionHeads;

/** Palette actions of the sections, named like the sections' own buttons. */
export const sectionActions = {
  createKey: 'Neuen API-Schlüssel erstellen',
  createUser: 'Benutzer erstellen',
  createPage: 'Neue Seite erstellen',
  redirects: 'Weiterleitungen',
  createSection: 'Neuen Bereich erstellen',
  importBanks: 'Bankdaten importieren',
  bankImports: 'Verlauf der Importe',
  keptBackups: 'Aufbewahrte Sicherungen',
  eraseIban: 'IBAN löschen',
  changePassword: 'Passwort ändern',
  setUpTwoFactor: '2FA einrichten',
  renewCodes: 'Neue Wiederherstellungscodes',
} as const;
