import { tc } from './de-console.js';
import { misspelledIn, textsIn } from './texts-in.fixture.js';

it('has no exclamation mark, no spelled-out umlaut, no blank too many', () => {
  const texts = textsIn(tc, () => [3, 4, 'X']);
  expect(texts.length).toBeGreaterThan(1_000);
  // A file ends with a line break, and has no umlaut in its name.
  const ends = /iban-pruefer|\n$/g;
  expect(misspelledIn(texts.map(([path, text]) => [path, text.replaceAll(ends, '')]))).toEqual([]);
});

it.each([
  [tc.missingInput, ['Fehlende Eingaben', 'Bitte füllen Sie alle erforderlichen Felder aus.']],
  [tc.account.missing, ['Fehlende Eingaben', 'Bitte füllen Sie alle Felder aus.']],
  [tc.twoFactor.invalid, ['Ungültiger Code', 'Bitte geben Sie einen 6-stelligen Code ein.']],
  [tc.account.mismatch, ['Passwörter stimmen nicht überein', 'Die neuen Passwörter müssen übereinstimmen.']],
  [tc.login.done, ['Anmeldung erfolgreich', 'Sie werden weitergeleitet.']],
])('keeps the agreed wording of a toast to the letter: %j', ({ title, text }, agreed) => {
  expect([title, text]).toEqual(agreed);
});

it.each([
  [tc.login.failed, 'Anmeldung fehlgeschlagen'],
  [tc.login.refused, 'Ungültige Anmeldedaten oder 2FA-Code.'],
  [tc.login.twoFactor.title, '2FA erforderlich'],
  [tc.login.codeMissing.title, '2FA-Code erforderlich'],
  [tc.session.unauthenticated, 'Nicht authentifiziert'],
  [tc.session.expired, 'Sitzung abgelaufen'],
  [tc.session.redirect, 'Sie werden zur Anmeldung weitergeleitet...'],
  [tc.twoFactor.setupFailed, 'Fehler beim 2FA-Setup'],
  [tc.twoFactor.userSetupFailed, '2FA-Setup fehlgeschlagen'],
  [tc.twoFactor.failed, 'Verifizierung fehlgeschlagen'],
  [tc.twoFactor.refused, 'Ungültiger Code. Bitte versuchen Sie es erneut.'],
  [tc.twoFactor.done.title, '2FA erfolgreich aktiviert'],
  [tc.shell.loggedOut.title, 'Erfolgreich abgemeldet'],
  [tc.shell.logoutFailed.title, 'Abmeldung fehlgeschlagen'],
  [tc.users.created('x').title, 'Benutzer erstellt'],
  [tc.users.updated('x').title, 'Benutzer aktualisiert'],
  [tc.users.createFailed, 'Fehler beim Erstellen'],
  [tc.users.updateFailed, 'Fehler beim Aktualisieren'],
  [tc.users.passwordMissing.text, 'Bitte geben Sie ein neues Passwort ein.'],
  [tc.account.passwordDone.title, 'Passwort geändert'],
  [tc.account.passwordFailed, 'Fehler beim Ändern des Passworts'],
  [tc.system.saved.title, 'Systemkonfiguration aktualisiert'],
  [tc.database.backups.done('x', 1).title, 'Backup erfolgreich'],
  [tc.database.backups.failed.title, 'Backup fehlgeschlagen'],
  [tc.database.backups.failed.text, 'Das Datenbank-Backup konnte nicht erstellt werden.'],
  [tc.database.restore.done(1).title, 'Wiederherstellung erfolgreich'],
  [tc.database.restore.failed, 'Wiederherstellung fehlgeschlagen'],
  [tc.database.restore.unknown, 'Unbekannter Fehler'],
  [tc.database.restore.wrongType.title, 'Ungültiger Dateityp'],
  [tc.database.restore.wrongType.text, 'Bitte wählen Sie eine SQL-Backup-Datei aus.'],
  [tc.database.logRows.cleanup.done(1).title, 'Logs erfolgreich bereinigt'],
  [tc.database.logRows.cleanup.failed, 'Log-Bereinigung fehlgeschlagen'],
  [tc.database.logRows.stats.failed.title, 'Statistik-Fehler'],
  [tc.database.logRows.stats.failed.text, 'API-Log-Statistiken konnten nicht geladen werden.'],
  [tc.database.banks.done(1, 0).title, 'Bank Data Import'],
  [tc.database.banks.failed, 'Import Failed'],
  [tc.database.banks.running, 'Import läuft... Dies kann einige Minuten dauern.'],
  [tc.database.banks.countFailed('x'), 'Fehler: x'],
  [tc.system.saveFailed, 'Fehler beim Speichern'],
  [tc.failedHere, 'Ein Fehler ist aufgetreten.'],
  [tc.header.updated.title, 'Header aktualisiert'],
  [tc.footer.updated.title, 'Footer aktualisiert'],
  [tc.footer.empty, 'Keine Footer-Konfiguration gefunden.'],
  [tc.homepage.creating.done('x').title, 'Bereich erstellt'],
  [tc.homepage.editing.done('x').title, 'Bereich aktualisiert'],
  [tc.homepage.deleting.done('x').title, 'Bereich gelöscht'],
  [tc.homepage.metaDialog.done.title, 'Meta-Daten aktualisiert'],
  [tc.homepage.creating.failed, 'Fehler beim Erstellen'],
  [tc.homepage.editing.failed, 'Fehler beim Aktualisieren'],
  [tc.homepage.deleting.failed, 'Fehler beim Löschen'],
  [tc.homepage.empty, 'Noch keine Homepage-Bereiche erstellt'],
  [tc.homepage.list.inactive, 'Inaktiv'],
  [tc.table.shown(1, 20, tc.totalText(48213, true)), 'Zeige 1-20 von 48.213 Einträgen'],
  [tc.table.page(1, tc.totalText(3, true)), 'Seite 1 von 3'],
  [tc.shell.title('IBAN-Prüfer'), 'IBAN-Prüfer - Admin'],
])('keeps the agreed wording to the letter: %s', (text, agreed) => {
  expect(text).toBe(agreed);
});
