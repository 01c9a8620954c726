import { Module } from '@nestjs/common';
import { OutgoingAddresses, SecretBox } from '@pruefer/platform';
import { KeysConfig } from '../config.js';
import { ContractModule } from '../contract/contract.module.js';
import { AlertQueries } from './alert.queries.js';
import { AlertRuleRepository } from './alert-rule.repository.js';
import { AlertsController } from './alerts.controller.js';
import { ChangeAlerts } from './change-alerts.js';
import { DeliveryRepository } from './delivery.repository.js';
import { RenewWebhookSecret } from './renew-webhook-secret.js';
import { SendOnDemand } from './send-on-demand.js';

const secretBox = {
  provide: SecretBox,
  inject: [KeysConfig],
  useFactory: ({ WEBHOOK_SECRET }: KeysConfig) => new SecretBox(WEBHOOK_SECRET, 'webhook'),
};

const outgoingAddresses = {
  provide: OutgoingAddresses,
  inject: [KeysConfig],
  useFactory: ({ WEBHOOK_ALLOWED_NETWORKS = [] }: KeysConfig) => new OutgoingAddresses(WEBHOOK_ALLOWED_NETWORKS),
};

const tables = [AlertRuleRepository, DeliveryRepository, AlertQueries];
const useCases = [ChangeAlerts, RenewWebhookSecret, SendOnDemand];

/** Alerts about used up quotas: settings and messages. The worker sends the messages. */
@Module({
  imports: [ContractModule],
  controllers: [AlertsController],
  providers: [secretBox, outgoingAddresses, ...tables, ...useCases],
})
export class AlertsModule {}
