import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  type AlertSettings,
  ChangeAlertSettings,
  changeAlertSettings,
  type Delivery,
  type DeliveryPage,
  listAlerts,
  listDeliveries,
  PageQuery,
  type QuotaAlertPage,
  readAlertSettings,
  type RenewedWebhookSecret,
  renewWebhookSecret,
  resendDelivery,
  type SavedAlertSettings,
  SendTestMessage,
  sendTestMessage,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { CurrentDeed } from '../current-deed.decorator.js';
import type { Deed } from '../deed.js';
import { ChangeAlerts } from './change-alerts.js';
import { ListAlerts } from './list-alerts.js';
import { RenewWebhookSecret } from './renew-webhook-secret.js';
import { SendOnDemand } from './send-on-demand.js';
import { ShowAlertSettings } from './show-alert-settings.js';

/** What staff does about the alerts of a contract, named by any of its keys. */
@Controller()
export class AlertsController {
  constructor(
    private readonly showSettings: ShowAlertSettings,
    private readonly changeAlerts: ChangeAlerts,
    private readonly renewSecret: RenewWebhookSecret,
    private readonly listAlerts: ListAlerts,
    private readonly sendOnDemand: SendOnDemand,
  ) {}

  @Answers(readAlertSettings)
  settings(@Param('id') id: string): Promise<AlertSettings> {
    return this.showSettings.run(id);
  }

  @Answers(changeAlertSettings)
  @Header('cache-control', 'no-store')
  change(
    @Param('id') id: string,
    @Body() change: ChangeAlertSettings,
    @CurrentDeed() deed: Deed,
  ): Promise<SavedAlertSettings> {
    return this.changeAlerts.run(id, change, deed);
  }

  @Answers(renewWebhookSecret)
  @Header('cache-control', 'no-store')
  secret(@Param('id') id: string, @CurrentDeed() deed: Deed): Promise<RenewedWebhookSecret> {
    return this.renewSecret.run(id, deed);
  }

  @Answers(listAlerts)
  alerts(@Param('id') id: string, @Query() query: PageQuery): Promise<QuotaAlertPage> {
    return this.listAlerts.run(id, query);
  }

  @Answers(listDeliveries)
  deliveries(@Param('id') id: string, @Query() query: PageQuery): Promise<DeliveryPage> {
    return this.listAlerts.deliveries(id, query);
  }

  @Answers(sendTestMessage)
  test(@Param('id') id: string, @Body() { channel }: SendTestMessage, @CurrentDeed() deed: Deed): Promise<Delivery> {
    return this.sendOnDemand.test(id, channel, deed);
  }

  @Answers(resendDelivery)
  resend(
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
    @CurrentDeed() deed: Deed,
  ): Promise<Delivery> {
    return this.sendOnDemand.resend(id, deliveryId, deed);
  }
}
