import type { AdviceOn } from '../problems/advice.js';
import type { authProblems } from './auth.problems.js';

export const authAdvice: AdviceOn<typeof authProblems> = {
  login_failed: {
    happened:
      'Benutzername, Passwort oder Code stimmen nicht, oder das Konto ist gesperrt. Welches davon, sagen wir aus Sicherheitsgründen nicht.',
    todo: 'Prüfen Sie Feststelltaste und Tastaturbelegung und warten Sie auf einen neuen Code. Haben Sie Ihr Telefon nicht zur Hand, melden Sie sich mit einem Wiederherstellungscode an.',
  },
  too_many_attempts: {
    happened: 'Für dieses Konto oder von dieser Adresse sind zu viele Anmeldungen fehlgeschlagen.',
    todo: 'Warten Sie so viele Sekunden, wie der Header Retry-After nennt; bis dahin werden auch richtige Angaben abgewiesen. Von einer anderen Adresse können Sie sich weiterhin anmelden, nach sehr vielen Fehlversuchen nur von einer, von der Sie sich schon einmal angemeldet haben. Setzt ein Administrator Ihr Passwort neu, gilt es sofort.',
  },
  totp_invalid: {
    happened: 'Der sechsstellige Code passt nicht zu Ihrem Konto oder ist abgelaufen.',
    todo: 'Geben Sie den Code ein, den Ihre App in diesem Moment zeigt. Geht die Uhr des Telefons falsch, passt kein Code: Stellen Sie sie auf automatisch.',
  },
  totp_replayed: {
    happened: 'Mit diesem Code hat sich schon jemand angemeldet. Jeder Code gilt nur einmal.',
    todo: 'Warten Sie, bis Ihre App nach spätestens 30 Sekunden den nächsten zeigt. Haben Sie den Code nicht selbst verwendet, ändern Sie Ihr Passwort.',
  },
  setup_required: {
    happened:
      'Die Einrichtung der Zwei-Faktor-Authentifizierung wurde nicht begonnen oder liegt länger als zehn Minuten zurück.',
    todo: 'Beginnen Sie die Einrichtung neu und scannen Sie den neuen QR-Code.',
  },
  login_too_old: {
    happened: 'Wer den zweiten Faktor ändert, muss sich in den letzten fünf Minuten angemeldet haben.',
    todo: 'Melden Sie sich ab und wieder an und wiederholen Sie die Änderung.',
  },
  current_password_wrong: {
    happened: 'Wer sein Passwort ändert, gibt auch das bisherige ein. Das eingegebene stimmt nicht.',
    todo: 'Geben Sie Ihr bisheriges Passwort ein. Kennen Sie es nicht mehr, kann ein Administrator ein neues setzen.',
  },
  session_unknown: {
    happened: 'Die Sitzung ist schon beendet, abgelaufen oder gehört zu einem anderen Konto.',
    todo: 'Laden Sie die Liste Ihrer Sitzungen neu.',
  },
  password_weak: {
    happened:
      'Das Passwort steht in einer Liste häufiger Passwörter, besteht fast nur aus bekannten Wörtern, Zahlen und Tastenfolgen oder enthält Ihren Namen, Ihre E-Mail-Adresse oder den Namen des Produkts.',
    todo: 'Nehmen Sie mindestens 12 Zeichen, am besten vier Wörter ohne Zusammenhang oder einen Vorschlag Ihres Passwortspeichers.',
  },
};
