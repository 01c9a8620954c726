import { Injectable, Logger } from '@nestjs/common';
import type { FinishedJob } from '@pruefer/contracts';
import { OutgoingAddresses, SecretBox } from '@pruefer/platform';
import type { DeliverySender, OutgoingMessage, TryResult } from './delivery.js';
import { AddressRefused, pinnedLookup } from '../outgoing/pinned-lookup.js';
import { postOnce } from './post-once.js';
import { signatureHeaders } from './signature-headers.js';

/** Sends signed webhooks to the URLs of contracts. */
@Injectable()
export class WebhookSender implements DeliverySender {
  private readonly logger = new Logger(WebhookSender.name);

  constructor(
    private readonly box: SecretBox,
    private readonly addresses: OutgoingAddresses,
  ) {}

  async send(delivery: OutgoingMessage): Promise<TryResult> {
    const { webhookSecret, contractId, target, id } = delivery;
    if (!webhookSecret) return { state: 'failed', error: 'webhook_removed', isFinal: true };
    const url = new URL(target);
    if (this.addresses.findRefusal(url)) return refusal;
    const body = webhookBody(delivery);
    const secret = this.decryptSecret(webhookSecret, contractId);
    // Not final, because the operator may restore the missing encryption key.
    if (secret === undefined) return { state: 'failed', error: 'secret_unreadable' };
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'IBAN-Pruefer-Webhook',
      ...signatureHeaders(secret, id, body, new Date()),
    };
    try {
      return classifyStatus(await postOnce({ url, headers, body, lookup: pinnedLookup(this.addresses) }));
    } catch (error) {
      return classifyError(error as Error);
    }
  }

  private decryptSecret(box: Buffer, contractId: number): string | undefined {
    try {
      return this.box.open(box, String(contractId));
    } catch (error) {
      this.logger.error({ err: error, contractId }, 'the secret of a webhook cannot be decrypted');
      return undefined;
    }
  }
}

const refusal = { state: 'failed', error: 'address_refused', isFinal: true } as const satisfies TryResult;

function classifyStatus(status: number): TryResult {
  if (status >= 200 && status < 300) return { state: 'sent', status };
  if (status >= 300 && status < 400) return { state: 'failed', error: 'redirected', status, isFinal: true };
  return { state: 'failed', error: 'bad_answer', status };
}

function classifyError(error: Error): TryResult {
  if (error instanceof AddressRefused) return refusal;
  return { state: 'failed', error: error.name === 'TimeoutError' ? 'timeout' : 'unreachable' };
}

/** The body of a webhook; identical bytes for every try. Contains no secret (docs/SECURITY.md C9). */
export function webhookBody(message: OutgoingMessage): string {
  const { alertId, threshold, at, contractId, clientName, used, quota, job } = message;
  const timestamp = at.toISOString();
  if (job) return JSON.stringify({ type: 'job.finished', timestamp, data: { contractId, clientName, ...jobIn(job) } });
  return JSON.stringify({
    type: alertId === null ? 'test' : 'quota.threshold_reached',
    timestamp,
    data: { alertId, threshold, contractId, clientName, used, quota, available: quota - used },
  });
}

/** PostgreSQL stores the fields in an order of its own. */
function jobIn({ id, state, endedAt, rows, valid, invalid, failed, charged }: FinishedJob) {
  return { jobId: id, state, endedAt, rows, valid, invalid, failed, charged };
}
