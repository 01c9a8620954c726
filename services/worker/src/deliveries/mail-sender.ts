import { Injectable, Logger } from '@nestjs/common';
import { CurrentSettings, withTimeout } from '@pruefer/platform';
import { createTransport } from 'nodemailer';
import { WorkerConfig } from '../config.js';
import type { DeliverySender, OutgoingMessage, TryResult } from './delivery.js';
import { buildMailText } from './mail-texts.js';

const STEP_TIMEOUT_MS = 3_000;
const TIMEOUT_MS = 6_000;

/** Fields of a nodemailer error, without its text, which may contain addresses. */
interface MailError {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Sends mails in plain text, if the operator has named a server for them. */
@Injectable()
export class MailSender implements DeliverySender {
  private readonly logger = new Logger(MailSender.name);
  private readonly server: ReturnType<typeof createMailTransport> | undefined;

  constructor(
    { SMTP_URL, SMTP_FROM }: WorkerConfig,
    private readonly settings: CurrentSettings,
  ) {
    this.server = SMTP_URL === undefined ? undefined : createMailTransport(SMTP_URL, SMTP_FROM!);
  }

  async send(delivery: OutgoingMessage): Promise<TryResult> {
    if (!this.server) return { state: 'unsent', error: 'no_mail_server' };
    const { id, target } = delivery;
    try {
      // Equal for every try, so that mail clients recognise a duplicate.
      const messageId = `<${id}@alerts.iban-pruefer>`;
      await withTimeout(
        TIMEOUT_MS,
        this.server.sendMail({ to: target, messageId, ...buildMailText(delivery, this.settings.times) }),
      );
      return { state: 'sent' };
    } catch (error) {
      const { code, responseCode } = error as MailError;
      this.logger.warn({ code, responseCode, delivery: id }, 'the mail server did not take a mail');
      return { state: 'failed', error: classifyError(code) };
    }
  }
}

/** A password is only sent over an encrypted connection. */
function createMailTransport(url: string, from: string) {
  const { password } = new URL(url);
  return createTransport(
    {
      url,
      connectionTimeout: STEP_TIMEOUT_MS,
      greetingTimeout: STEP_TIMEOUT_MS,
      socketTimeout: STEP_TIMEOUT_MS,
      dnsTimeout: STEP_TIMEOUT_MS,
      requireTLS: password !== '',
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'auto-submitted': 'auto-generated' } },
  );
}

/** nodemailer's codes: the server has answered and does not want the mail, or it could not be reached. */
function classifyError(code: string | undefined) {
  if (code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'EAUTH') return 'mail_refused';
  return code === 'ETIMEDOUT' ? 'timeout' : 'unreachable';
}
