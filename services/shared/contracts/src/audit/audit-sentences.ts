import { isDay, isInstant } from '../fields/day-or-instant.js';
import type { Times } from '../settings/times-in.js';

/** Every action with an audit row, as `area.action`, with the German words behind the actor's name; `#` is the target's name. */
export const auditSentences = {
  'login.ok': 'hat sich angemeldet',
  'login.failed': 'konnte sich nicht anmelden: Passwort falsch oder Konto deaktiviert',
  'login.code-failed': 'konnte sich nicht anmelden: 2FA-Code falsch',
  'login.ended': 'hat sich abgemeldet',
  'session.ended': 'hat eine eigene Sitzung beendet',
  'session.all-ended': 'hat sich überall abgemeldet',
  'password.changed': 'hat das Passwort von # geändert',
  'password.current-wrong': 'hat das eigene Passwort falsch eingegeben',
  'two-factor.begun': 'hat begonnen, die Zwei-Faktor-Anmeldung einzurichten',
  'two-factor.enabled': 'hat die Zwei-Faktor-Anmeldung eingerichtet',
  'two-factor.code-failed': 'hat einen falschen 2FA-Code eingegeben',
  'two-factor.reset': 'hat die Zwei-Faktor-Anmeldung von # zurückgesetzt',
  'two-factor.codes-renewed': 'hat neue Wiederherstellungscodes erzeugt',
  'user.created': 'hat den Benutzer # angelegt',
  'user.changed': 'hat den Benutzer # geändert',
  'users.exported': 'hat die Benutzer exportiert',
  'key.issued': 'hat einen API-Schlüssel für # angelegt',
  'key.changed': 'hat den API-Schlüssel von # geändert',
  'key.renewed': 'hat den API-Schlüssel von # erneuert',
  'key.topped-up': 'hat Kontingent für # aufgebucht',
  'key.storno': 'hat eine Aufbuchung von # storniert',
  'key.alerts-changed': 'hat die Benachrichtigungen von # geändert',
  'key.alert-tested': 'hat eine Testnachricht an # gesendet',
  'key.alert-resent': 'hat eine Benachrichtigung an # erneut gesendet',
  'key.webhook-secret-renewed': 'hat das Webhook-Geheimnis von # erneuert',
  'file-job.cancelled': 'hat den Auftrag für die Datei # abgebrochen',
  'keys.exported': 'hat die API-Schlüssel exportiert',
  'bookings.exported': 'hat die Buchungen eines API-Schlüssels exportiert',
  'settings.saved': 'hat die Systemkonfiguration geändert',
  'page.created': 'hat die Seite # angelegt',
  'page.saved': 'hat die Seite # geändert',
  'page.published': 'hat die Seite # veröffentlicht',
  'page.unpublished': 'hat die Seite # zurückgezogen',
  'page.draft-saved': 'hat einen Entwurf der Seite # gespeichert',
  'page.draft-discarded': 'hat den Entwurf der Seite # verworfen',
  'page.revision-restored': 'hat einen früheren Stand der Seite # wiederhergestellt',
  'page.deleted': 'hat die Seite # in den Papierkorb gelegt',
  'page.restored': 'hat die Seite # aus dem Papierkorb geholt',
  'page.erased': 'hat die Seite # endgültig gelöscht',
  'pages.ordered': 'hat die Seiten neu geordnet',
  'page.plan-created': 'hat eine Veröffentlichung der Seite # geplant',
  'page.plan-cancelled': 'hat eine geplante Veröffentlichung der Seite # abgebrochen',
  'page.plan-failed': 'konnte eine Seite nicht wie geplant ändern',
  'redirect.created': 'hat die Weiterleitung von # angelegt',
  'redirect.deleted': 'hat die Weiterleitung von # gelöscht',
  'section.created': 'hat den Bereich # der Startseite angelegt',
  'section.saved': 'hat den Bereich # der Startseite geändert',
  'section.deleted': 'hat den Bereich # der Startseite gelöscht',
  'section.restored': 'hat den Bereich # der Startseite wiederhergestellt',
  'sections.ordered': 'hat die Bereiche der Startseite neu geordnet',
  'homepage-meta.saved': 'hat die Meta-Daten der Startseite geändert',
  'header.saved': 'hat den Header geändert',
  'footer.saved': 'hat den Footer geändert',
  'appearance.saved': 'hat die Farbe der Website geändert',
  'image.uploaded': 'hat das Bild # hochgeladen',
  'image.changed': 'hat die Beschreibung des Bildes # geändert',
  'image.deleted': 'hat das Bild # gelöscht',
  'logs.searched': 'hat in den API-Logs nach der IBAN # gesucht',
  'logs.exported': 'hat API-Logs exportiert',
  'logs.cleaned': 'hat die API-Logs bis # bereinigt',
  'bank-data.imported': 'hat die Bankdaten # importiert',
  'bank-data.withdrawn': 'hat den Import der Bankdaten # zurückgenommen',
  'registry.loaded': 'hat die Ausgabe # des IBAN-Registers geladen',
  'registry.withdrawn': 'hat die Ausgabe # des IBAN-Registers zurückgenommen',
  'backup.download-begun': 'hat begonnen, das Backup # herunterzuladen',
  'backup.downloaded': 'hat das Backup # heruntergeladen',
  'backup.created': 'hat das Backup # erstellt',
  'backup.checked': 'hat eine Backup-Datei prüfen lassen',
  'backup.restored': 'hat das Backup # wiederhergestellt',
  'restore.drilled': 'hat die Wiederherstellung von # geprobt',
  'job.cancelled': 'hat den Auftrag # abgebrochen',
  'job.retried': 'hat den Auftrag # erneut begonnen',
  'retention.saved': 'hat die Aufbewahrung der Logs geändert',
  'logs.erased': 'hat eine IBAN aus den API-Logs gelöscht',
  'audit.exported': 'hat das Audit-Log exportiert',
} as const;

export type AuditAction = keyof typeof auditSentences;
export const auditActions = Object.keys(auditSentences) as AuditAction[];

export const UNKNOWN_ACTOR = 'Unbekannt';

/** Sentence without full stop; for an action of another version it contains the code. @param object name or id of the target */
export function auditSentence(action: string, object: string | null): string {
  if (!isKnown(action)) return `hat eine andere Aktion ausgeführt (${action})`;
  // A replacement function, because a string would interpret `$&` in a name.
  return auditSentences[action].replace('#', () => object ?? '(unbekannt)');
}

/** Target of an entry for its sentence: name, otherwise id; days and instants in the configured formats. */
export function auditObject(
  { target, targetName }: { readonly target: string | null; readonly targetName: string | null },
  times: Times,
): string | null {
  const name = targetName ?? target;
  // Only backups have an instant as their name, and only bank data a day with a checksum.
  if (isInstant(name)) return `vom ${times.atMinute(name)}`;
  const validFrom = bankDataVersion.exec(name ?? '')?.[1];
  if (isDay(validFrom)) return `vom ${times.ofDay(validFrom)}`;
  return isDay(name) ? times.ofDay(name) : name;
}

const bankDataVersion = /^(\d{4}-\d{2}-\d{2})-[\da-f]{8}$/;

function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(auditSentences, action);
}
