import { Module } from '@nestjs/common';
import { OutgoingAddresses, SecretBox } from '@pruefer/platform';
import { WorkerConfig } from '../config.js';
import { Deliver } from './deliver.js';
import { DeliveryFunctions } from './delivery-functions.js';
import { DeliveryQueue } from './delivery-queue.js';
import { MailSender } from './mail-sender.js';
import { WebhookSender } from './webhook-sender.js';

const secretBox = {
  provide: SecretBox,
  inject: [WorkerConfig],
  useFactory: ({ WEBHOOK_SECRET }: WorkerConfig) => new SecretBox(WEBHOOK_SECRET, 'webhook'),
};

const outgoingAddresses = {
  provide: OutgoingAddresses,
  inject: [WorkerConfig],
  useFactory: ({ WEBHOOK_ALLOWED_NETWORKS = [] }: WorkerConfig) => new OutgoingAddresses(WEBHOOK_ALLOWED_NETWORKS),
};

@Module({
  providers: [secretBox, outgoingAddresses, DeliveryFunctions, MailSender, WebhookSender, Deliver, DeliveryQueue],
})
export class DeliveriesModule {}
