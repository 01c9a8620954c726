import type { Times } from '@pruefer/contracts';
import type { OutgoingMessage } from './delivery.js';
import { mailTextsIn } from './mail-texts.js';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The mail to a client, in the language of the contract. Contains no secret and no part of a key (docs/SECURITY.md C9). */
export function mailTextOf(
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
