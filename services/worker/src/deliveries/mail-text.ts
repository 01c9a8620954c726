import { germanNumber, type Times } from '@pruefer/contracts';
import type { OutgoingMessage } from './delivery.js';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The mail to a client. Contains no secret and no part of a key (docs/SECURITY.md C9). */
export function mailTextOf({ threshold, used, quota, clientName, at }: OutgoingMessage, times: Times): MailText {
  return {
    subject: subjectOf(threshold),
    text: [
      'Guten Tag,',
      '',
      openingOf(threshold, clientName),
      '',
      `Kontingent: ${germanNumber(quota)} Aufrufe`,
      `Verbraucht: ${germanNumber(used)} Aufrufe`,
      `Verfügbar: ${germanNumber(quota - used)} Aufrufe`,
      `Stand: ${standOf(at, times)}`,
      '',
      consequenceOf(threshold),
      '',
      'Diese Nachricht wurde automatisch verschickt.',
      '',
    ].join('\n'),
  };
}

function subjectOf(threshold: number | null): string {
  if (threshold === null) return 'Testnachricht zu Ihrem IBAN-Kontingent';
  return threshold === 100
    ? 'Ihr IBAN-Kontingent ist aufgebraucht'
    : `${threshold} % Ihres IBAN-Kontingents verbraucht`;
}

function openingOf(threshold: number | null, clientName: string): string {
  if (threshold === null) return `dies ist eine Testnachricht zum Kontingent für ${clientName}.`;
  if (threshold === 100) return `das Kontingent für ${clientName} ist aufgebraucht.`;
  return `das Kontingent für ${clientName} hat die Schwelle von ${threshold} % erreicht.`;
}

function consequenceOf(threshold: number | null): string {
  if (threshold === null) return 'Sie müssen nichts tun.';
  if (threshold === 100) return 'Weitere Prüfungen werden abgelehnt, bis das Kontingent aufgestockt wird.';
  return 'Bitte stocken Sie das Kontingent rechtzeitig auf, damit Prüfungen nicht abgelehnt werden.';
}

/** The time with its zone, because clients do not know the configured one. */
function standOf(at: Date, times: Times): string {
  const word = times.timeFormat.endsWith('A') ? '' : ' Uhr';
  return `${times.atMinute(at)}${word} (${times.zone})`;
}
