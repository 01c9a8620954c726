import { sectionActions, sectionHeads } from './section-heads.js';

export const accountTexts = {
  ...sectionHeads.account,
  codesLeft: (count: number) => {
    if (count === 0) return 'Sie haben keinen Wiederherstellungscode mehr.';
    return count === 1
      ? 'Ein Wiederherstellungscode ist noch übrig.'
      : `${count} Wiederherstellungscodes sind noch übrig.`;
  },
  codesLow: 'Erzeugen Sie neue, bevor Ihr Telefon einmal nicht zur Hand ist.',
  codesRenew: sectionActions.renewCodes,
  codesRenewText:
    'Zum Schutz Ihres Kontos fragen wir Passwort und 2FA-Code noch einmal ab. Die bisherigen Codes werden ungültig, und alle anderen Sitzungen dieses Kontos enden.',
  codesRenewSubmit: 'Codes erzeugen',
  codesRenewing: 'Codes werden erzeugt',
  codesRenewFailed: 'Fehler beim Erzeugen der Codes',
  codesRenewed: { title: 'Neue Codes erzeugt', text: 'Die bisherigen Wiederherstellungscodes gelten nicht mehr.' },
  codesMissing: { title: 'Fehlende Eingaben', text: 'Bitte geben Sie Passwort und 2FA-Code ein.' },
  code: '6-stelliger Code aus der App',
  sessions: {
    title: 'Meine Sitzungen',
    text: 'Sitzungen enden nach 30 Minuten ohne Aktivität, spätestens nach 12 Stunden.',
    current: 'Diese Sitzung',
    since: 'Seit',
    lastSeen: 'zuletzt aktiv',
    network: 'Netz',
    unknownNetwork: 'Netz unbekannt',
    loadFailed: 'Ihre Sitzungen konnten nicht geladen werden',
    end: 'Beenden',
    endOf: (device: string, since: string) => `Sitzung beenden: ${device}, seit ${since}`,
    ended: { title: 'Sitzung beendet', text: 'Dort ist Ihr Konto abgemeldet.' },
    failed: 'Fehler beim Beenden der Sitzung',
    endAll: 'Überall abmelden',
    ending: {
      title: 'Überall abmelden?',
      text: 'Alle Ihre Sitzungen enden sofort, auch diese. Danach melden Sie sich neu an.',
      action: 'Überall abmelden',
    },
    allEnded: { title: 'Überall abgemeldet', text: 'Keine Sitzung Ihres Kontos ist mehr offen.' },
  },
  twoFactorTitle: 'Meine 2FA-Einstellungen',
  twoFactorOn: 'Aktiviert',
  twoFactorOff: 'Deaktiviert',
  twoFactorText: 'Beim Anmelden fragen wir zusätzlich einen Code aus Ihrer Authenticator-App ab.',
  twoFactorAgain: 'Beim Einrichten werden der bisherige Schlüssel und alle Wiederherstellungscodes ungültig.',
  twoFactorSetUp: sectionActions.setUpTwoFactor,
  passwordTitle: 'Passwort ändern',
  passwordText: 'Nach der Änderung enden alle anderen Sitzungen dieses Kontos.',
  passwordChange: sectionActions.changePassword,
  passwordChanging: 'Passwort wird geändert',
  current: 'Aktuelles Passwort',
  next: 'Neues Passwort',
  confirmation: 'Neues Passwort bestätigen',
  passwordDone: { title: 'Passwort geändert', text: 'Ihr neues Passwort gilt ab sofort.' },
  passwordFailed: 'Fehler beim Ändern des Passworts',
  missing: { title: 'Fehlende Eingaben', text: 'Bitte füllen Sie alle Felder aus.' },
  mismatch: { title: 'Passwörter stimmen nicht überein', text: 'Die neuen Passwörter müssen übereinstimmen.' },
} as const;
