import { shellTexts } from './shell.js';

/** Heading of a section's screen, and the line below it where all users see the same one. */
export interface SectionHead {
  readonly title: string;
  readonly subtitle?: string;
}

const { sections } = shellTexts;

/** By the section's name in the address. A section's document shows its head before any script has loaded. */
export const sectionHeads = {
  dashboard: { title: sections.dashboard },
  statistics: { title: sections.statistics },
  'api-keys': { title: 'API-Schlüssel Verwaltung', subtitle: 'Zugänge der Kunden, Kontingente und Verbrauch' },
  users: { title: sections.users, subtitle: 'Wer sich in der Verwaltung anmelden darf' },
  content: { title: sections.content },
  homepage: { title: sections.homepage },
  header: { title: sections.header, subtitle: 'Name, Logo und Schaltflächen über jeder Seite' },
  footer: { title: sections.footer, subtitle: 'Angaben und Links unter jeder Seite' },
  logs: { title: sections.logs },
  database: { title: sections.database, subtitle: 'Bankdaten, Sicherung und Logs' },
  system: { title: sections.system, subtitle: 'Zeitangaben und Grenzwerte, für alle Dienste' },
  account: { title: 'Mein Konto', subtitle: 'Anmeldung, Passwort und Sitzungen' },
} as const satisfies Record<string, SectionHead>;

/** Second segment of a section's address. */
export type SectionName = keyof typeof sectionHeads;

/** What the palette can open on a section, in the words of the section's own buttons. */
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
