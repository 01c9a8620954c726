import { Injectable, Logger } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { WorkerConfig } from '../config.js';
import type { DeliverySender, OutgoingMessage, TryResult } from './delivery.js';
import { DeliveryFunctions } from './delivery-functions.js';
import { MailSender } from './mail-sender.js';
import { pauseBeforeNextTry } from './next-try.js';
import { WebhookSender } from './webhook-sender.js';

/** The slowest try takes less time (mail 6 s, webhook 5 s). A delivery that is held longer belongs to a dead process. */
export const CLAIM_MS = 7_000;

/** Makes one try of a delivery by mail or webhook, and records its result. */
@Injectable()
export class Deliver {
  private readonly logger = new Logger(Deliver.name);
  private readonly tries: Counter;

  constructor(
    private readonly functions: DeliveryFunctions,
    private readonly mail: MailSender,
    private readonly webhook: WebhookSender,
    private readonly config: WorkerConfig,
    metrics: Registry,
  ) {
    this.tries = new Counter({
      name: 'delivery_tries_total',
      help: 'Tries to deliver mails and webhooks',
      labelNames: ['channel', 'result'],
      registers: [metrics],
    });
  }

  /**
   * At-least-once: after a crash between sending and recording, the message is sent again under the same id.
   * @returns milliseconds before the next try; undefined when none follows
   */
  async run(id: string): Promise<number | undefined> {
    const delivery = await this.functions.claim(id, CLAIM_MS);
    if (!delivery) return undefined;
    const channels: Record<OutgoingMessage['channel'], DeliverySender> = { email: this.mail, webhook: this.webhook };
    const result = await channels[delivery.channel].send(delivery);
    const againInMs = pauseBeforeNextTry(result, delivery.tries, this.config.DELIVERY_RETRY_MS);
    await this.functions.note(delivery, result, againInMs);
    this.tries.inc({ channel: delivery.channel, result: 'error' in result ? result.error : result.state });
    this.log(delivery, result, againInMs);
    return againInMs;
  }

  private log({ id, channel, tries }: OutgoingMessage, result: TryResult, againInMs: number | undefined): void {
    const facts = { delivery: id, channel, tries, ...result };
    if (result.state === 'failed') this.logger.warn({ ...facts, againInMs }, 'a delivery has failed');
    else this.logger.log(facts, 'a delivery is done');
  }
}
