import { Controller, Header } from '@nestjs/common';
import {
  type AlertSettings,
  changeAlertSettings,
  type Delivery,
  type DeliveryPage,
  type InputOf,
  listAlerts,
  listDeliveries,
  type QuotaAlertPage,
  readAlertSettings,
  type RenewedWebhookSecret,
  renewWebhookSecret,
  resendDelivery,
  type SavedAlertSettings,
  sendTestMessage,
} from '@pruefer/contracts';
import { type Actor, CurrentActor, Handles } from '@pruefer/platform';
import { AlertQueries } from './alert.queries.js';
import { ChangeAlerts } from './change-alerts.js';
import { RenewWebhookSecret } from './renew-webhook-secret.js';
import { SendOnDemand } from './send-on-demand.js';

/** Endpoints for the alerts of a contract, addressed by any of its keys. */
@Controller()
export class AlertsController {
  constructor(
    private readonly queries: AlertQueries,
    private readonly changeAlerts: ChangeAlerts,
    private readonly renewWebhookSecret: RenewWebhookSecret,
    private readonly sendOnDemand: SendOnDemand,
  ) {}

  @Handles(readAlertSettings)
  settings({ params: { id } }: InputOf<typeof readAlertSettings>): Promise<AlertSettings> {
    return this.queries.settings(id);
  }

  @Handles(changeAlertSettings)
  @Header('cache-control', 'no-store')
  change(
    { params: { id }, body }: InputOf<typeof changeAlertSettings>,
    @CurrentActor() actor: Actor,
  ): Promise<SavedAlertSettings> {
    return this.changeAlerts.run(id, body, actor);
  }

  @Handles(renewWebhookSecret)
  @Header('cache-control', 'no-store')
  secret(
    { params: { id } }: InputOf<typeof renewWebhookSecret>,
    @CurrentActor() actor: Actor,
  ): Promise<RenewedWebhookSecret> {
    return this.renewWebhookSecret.run(id, actor);
  }

  @Handles(listAlerts)
  alerts({ params: { id }, query }: InputOf<typeof listAlerts>): Promise<QuotaAlertPage> {
    return this.queries.alerts(id, query);
  }

  @Handles(listDeliveries)
  deliveries({ params: { id }, query }: InputOf<typeof listDeliveries>): Promise<DeliveryPage> {
    return this.queries.deliveries(id, query);
  }

  @Handles(sendTestMessage)
  test({ params: { id }, body }: InputOf<typeof sendTestMessage>, @CurrentActor() actor: Actor): Promise<Delivery> {
    return this.sendOnDemand.test(id, body.channel, actor);
  }

  @Handles(resendDelivery)
  resend(
    { params: { id, deliveryId } }: InputOf<typeof resendDelivery>,
    @CurrentActor() actor: Actor,
  ): Promise<Delivery> {
    return this.sendOnDemand.resend(id, deliveryId, actor);
  }
}
