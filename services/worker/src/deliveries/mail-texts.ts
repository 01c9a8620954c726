import { englishNumber, germanNumber, type Language, type Times } from '@pruefer/contracts';
import type { OutgoingMessage } from './delivery.js';

/** Sentences of the mails to clients, which `buildMailText` puts together. */
const german = {
  greeting: 'Guten Tag,',
  /** @param threshold percent; null: a test message */
  about: (threshold: number | null, client: string) => {
    if (threshold === null)
      return {
        subject: 'Testnachricht zu Ihrem IBAN-Kontingent',
        opening: `dies ist eine Testnachricht zum Kontingent für ${client}.`,
        consequence: 'Sie müssen nichts tun.',
      };
    if (threshold === 100)
      return {
        subject: 'Ihr IBAN-Kontingent ist aufgebraucht',
        opening: `das Kontingent für ${client} ist aufgebraucht.`,
        consequence: 'Weitere Prüfungen werden abgelehnt, bis das Kontingent aufgestockt wird.',
      };
    return {
      subject: `${threshold} % Ihres IBAN-Kontingents verbraucht`,
      opening: `das Kontingent für ${client} hat die Schwelle von ${threshold} % erreicht.`,
      consequence: 'Bitte stocken Sie das Kontingent rechtzeitig auf, damit Prüfungen nicht abgelehnt werden.',
    };
  },
  quota: (calls: number) => `Kontingent: ${germanNumber(calls)} Aufrufe`,
  used: (calls: number) => `Verbraucht: ${germanNumber(calls)} Aufrufe`,
  available: (calls: number) => `Verfügbar: ${germanNumber(calls)} Aufrufe`,
  /** The time with its zone, because clients do not know the configured one. */
  asOf: (at: Date, times: Times) => {
    const word = times.timeFormat.endsWith('A') ? '' : ' Uhr';
    return `Stand: ${times.atMinute(at)}${word} (${times.zone})`;
  },
  automatic: 'Diese Nachricht wurde automatisch verschickt.',
};

type MailTexts = typeof german;

const english = {
  greeting: 'Hello,',
  about: (threshold, client) => {
    if (threshold === null)
      return {
        subject: 'Test message about your IBAN quota',
        opening: `This is a test message about the quota for ${client}.`,
        consequence: 'You do not need to do anything.',
      };
    if (threshold === 100)
      return {
        subject: 'Your IBAN quota is used up',
        opening: `The quota for ${client} is used up.`,
        consequence: 'Further checks are refused until the quota is topped up.',
      };
    return {
      subject: `${threshold}% of your IBAN quota used`,
      opening: `The quota for ${client} has reached the threshold of ${threshold}%.`,
      consequence: 'Please top up the quota in time, so that no checks are refused.',
    };
  },
  quota: (calls) => `Quota: ${englishNumber(calls)} calls`,
  used: (calls) => `Used: ${englishNumber(calls)} calls`,
  available: (calls) => `Available: ${englishNumber(calls)} calls`,
  asOf: (at, times) => `As of: ${times.atMinute(at)} (${times.zone})`,
  automatic: 'This message was sent automatically.',
} satisfies MailTexts;

const mailTextsIn: Readonly<Record<Language, MailTexts>> = { de: german, en: english };

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The mail to a client, in the language of the contract. Contains no secret and no part of a key (docs/SECURITY.md C9). */
export function buildMailText(
  { threshold, used, quota, clientName, language, at }: OutgoingMessage,
  times: Times,
): MailText {
  const texts = mailTextsIn[language];
  const { subject, opening, consequence } = texts.about(threshold, clientName);
  return {
    subject,
    text: [
      texts.greeting,
      '',
      opening,
      '',
      texts.quota(quota),
      texts.used(used),
      texts.available(quota - used),
      texts.asOf(at, times),
      '',
      consequence,
      '',
      texts.automatic,
      '',
    ].join('\n'),
  };
}
