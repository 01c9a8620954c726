import { duration } from '../format/duration.js';
import { emptyField } from './common.js';

/** Words of signing in. */
export const loginTexts = {
  title: 'Anmelden',
  text: 'Verwaltung für Administratoren und Manager',
  username: 'Benutzername',
  password: 'Passwort',
  submit: 'Anmelden',
  pending: 'Anmeldung läuft',
  nextStep: 'Im nächsten Schritt fragen wir den 2FA-Code ab.',
  ended: 'Ihre Sitzung ist abgelaufen. Nach der Anmeldung sind Sie wieder dort, wo Sie waren.',
  missing: { title: 'Fehlende Eingaben', text: 'Bitte geben Sie Benutzername und Passwort ein.' },
  missingField: emptyField,
  codeTitle: '2FA-Code eingeben',
  codeText: (username: string) => `Der Code aus Ihrer Authenticator-App für ${username}.`,
  code: '6-stelliger Code',
  recoveryTitle: 'Wiederherstellungscode eingeben',
  recoveryText: 'Einer der zehn Codes, die Sie beim Einrichten gespeichert haben. Jeder gilt einmal.',
  recovery: 'Wiederherstellungscode',
  useRecovery: 'Wiederherstellungscode verwenden',
  useCode: 'Code aus der App verwenden',
  back: 'Zurück',
  twoFactor: { title: '2FA erforderlich', text: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.' },
  codeMissing: { title: '2FA-Code erforderlich', text: 'Bitte geben Sie Ihren 6-stelligen Code ein.' },
  recoveryMissing: { title: '2FA-Code erforderlich', text: 'Bitte geben Sie einen Wiederherstellungscode ein.' },
  done: { title: 'Anmeldung erfolgreich', text: 'Sie werden weitergeleitet.' },
  failed: 'Anmeldung fehlgeschlagen',
  refused: 'Ungültige Anmeldedaten oder 2FA-Code.',
  wait: (seconds: number) => `Nächster Versuch möglich in ${duration(seconds)}.`,
  waited: 'Sie können es jetzt wieder versuchen.',
} as const;
