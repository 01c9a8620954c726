import { number } from '../format/number.js';
import { choiceLabels } from './record-labels.js';

const list = new Intl.ListFormat('de-DE');
const joined = (percents: readonly number[]) => list.format(percents.map((percent) => `${percent} %`));

/** Every German word of the alerts of a contract. */
export const alerts = {
  tab: 'Benachrichtigungen',
  loadFailed: 'Die Benachrichtigungen konnten nicht geladen werden',
  settings: {
    title: 'Einstellungen',
    subtitle: 'gelten für den ganzen Vertrag',
    thresholds: 'Schwellen',
    percent: (threshold: number) => `${threshold} %`,
    reached: (threshold: number) => `${threshold} % (erreicht)`,
    reachedNote:
      'Eine erreichte Schwelle meldet sich erst wieder, wenn der Verbrauch nach einer Aufbuchung erneut über sie steigt.',
    noThresholds: 'keine',
    mail: 'E-Mail',
    mailOff: 'aus',
    webhook: 'Webhook',
    noWebhook: 'nicht eingerichtet',
    edit: 'Bearbeiten',
    renewSecret: 'Neuer Signaturschlüssel',
  },
  editing: {
    title: 'Benachrichtigungen bearbeiten',
    text: (client: string) =>
      `${client} wird einmal benachrichtigt, wenn eine Schwelle erreicht ist, und nach einer Aufbuchung wieder.`,
    submit: 'Speichern',
    pending: 'Wird gespeichert',
    thresholds: 'Schwellen in Prozent des Kontingents',
    thresholdsHelp: 'Bis zu fünf, durch Komma getrennt. Leer: keine Benachrichtigungen',
    passed: (percent: number, ...thresholds: readonly number[]) =>
      `${percent} % sind schon verbraucht. Zu ${joined(thresholds)} kommt erst eine Nachricht, wenn der Verbrauch nach einer Aufbuchung erneut darüber steigt.`,
    isMailOn: 'Per E-Mail benachrichtigen',
    mailTo: 'E-Mail-Adresse',
    mailToHelp: (email: string) => `Leer: an ${email}`,
    webhookUrl: 'Adresse des Webhooks',
    webhookUrlHelp: 'Beginnt mit https://. Leer: kein Webhook',
    done: (client: string) => ({
      title: 'Benachrichtigungen gespeichert',
      text: `Die Änderung an ${client} gilt ab sofort.`,
    }),
    failed: 'Fehler beim Speichern',
  },
  secret: {
    what: 'Schlüssel',
    title: 'Signaturschlüssel des Webhooks',
    text: 'Mit ihm prüft der Empfänger, dass eine Nachricht von hier kommt. Sie sehen ihn nur jetzt.',
    asking: (client: string) => ({
      title: `Neuen Signaturschlüssel für ${client} erzeugen?`,
      text: 'Der bisherige gilt sofort nicht mehr. Der Empfänger weist Nachrichten ab, bis er den neuen kennt.',
      action: 'Erzeugen',
    }),
    failed: 'Kein neuer Signaturschlüssel',
    lost: 'Die Antwort kam nicht an, und wir speichern ihn nicht lesbar. Bitte erzeugen Sie noch einen.',
  },
  history: {
    title: 'Ausgelöst',
    subtitle: (total: number) => `${number(total)} insgesamt`,
    none: 'Bisher wurde keine Schwelle erreicht.',
    reached: (threshold: number) => `${threshold} % erreicht`,
    figures: (used: number, quota: number) => `${number(used)} von ${number(quota)} Aufrufen`,
  },
  deliveries: {
    title: 'Zustellungen',
    subtitle: (total: number) => `${number(total)} insgesamt`,
    none: 'Noch keine Nachricht verschickt.',
    list: 'Zustellungen',
    channels: choiceLabels.channels,
    test: 'Test',
    job: 'Datei geprüft',
    about: (threshold: number) => `${threshold} %`,
    states: { waiting: 'Unterwegs', sent: 'Zugestellt', failed: 'Fehlgeschlagen', unsent: 'Nur hier gespeichert' },
    errors: {
      no_mail_server: 'Kein E-Mail-Server eingerichtet',
      mail_refused: 'Vom E-Mail-Server abgelehnt',
      unreachable: 'Nicht erreichbar',
      timeout: 'Keine Antwort innerhalb der Frist',
      bad_answer: 'Abgelehnt',
      redirected: 'Weiterleitung wird nicht befolgt',
      address_refused: 'Adresse liegt in einem internen Netz',
      webhook_removed: 'Der Webhook wurde entfernt',
      secret_unreadable: 'Geheimnis des Webhooks nicht lesbar',
    },
    status: (status: number) => `Antwort ${status}`,
    tries: (tries: number) => `${tries} ${tries === 1 ? 'Versuch' : 'Versuche'}`,
    next: (moment: string) => `nächster ${moment}`,
    resend: 'Erneut senden',
    resendOf: (channel: string, target: string) => `${channel} an ${target} erneut senden`,
  },
  sending: {
    test: 'Test senden',
    tests: { email: 'Test senden per E-Mail', webhook: 'Test senden an Webhook' },
    done: (target: string) => ({ title: 'Nachricht wird gesendet', text: `Unterwegs an ${target}.` }),
    failed: 'Die Nachricht konnte nicht gesendet werden',
  },
} as const;
