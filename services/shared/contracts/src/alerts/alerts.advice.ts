import type { AdviceOn } from '../problems/advice.js';
import type { alertProblems } from './alerts.problems.js';

export const alertAdvice: AdviceOn<typeof alertProblems> = {
  delivery_unknown: {
    happened: 'Zu diesem Vertrag gehört keine Zustellung mit dieser Kennung.',
    todo: 'Laden Sie die Liste der Zustellungen neu. Sehr alte Einträge werden gelöscht, wenn es mehr als tausend sind.',
  },
  delivery_waiting: {
    happened: 'Die Nachricht wird gerade gesendet oder wartet auf ihren nächsten Versuch.',
    todo: 'Warten Sie, bis sie angekommen oder endgültig gescheitert ist; der nächste Versuch steht in der Liste.',
  },
  channel_not_set_up: {
    happened: 'E-Mails sind für diesen Vertrag abgeschaltet, oder es gibt keinen Webhook.',
    todo: 'Richten Sie den Weg unter den Benachrichtigungen des API-Schlüssels ein und senden Sie dann noch einmal.',
  },
  too_many_deliveries: {
    happened: 'Für diesen Vertrag sind schon zwanzig Nachrichten unterwegs. Diese wurde nicht angenommen.',
    todo: 'Sehen Sie in der Liste der Zustellungen nach, warum sie nicht ankommen, und versuchen Sie es danach noch einmal.',
  },
  webhook_missing: {
    happened: 'Ein Signaturschlüssel gehört zu einem Webhook, und dieser Vertrag hat keinen.',
    todo: 'Tragen Sie zuerst die Adresse des Webhooks ein. Der Signaturschlüssel wird dann erzeugt und einmal angezeigt.',
  },
};
