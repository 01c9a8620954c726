import { Injectable } from '@nestjs/common';
import type { DeliveryPage, PageQuery, QuotaAlertPage } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { findRecord } from '../contract/find-record.js';
import { AlertQueries } from './alert.queries.js';

/** Lists the alerts of a key's contract and their deliveries. */
@Injectable()
export class ListAlerts {
  constructor(
    private readonly database: DataSource,
    private readonly queries: AlertQueries,
  ) {}

  /** @throws Problem `key_id_unknown` */
  async run(keyId: string, query: PageQuery): Promise<QuotaAlertPage> {
    await findRecord(this.database, keyId);
    return this.queries.alerts(keyId, query);
  }

  /** @throws Problem `key_id_unknown` */
  async deliveries(keyId: string, query: PageQuery): Promise<DeliveryPage> {
    await findRecord(this.database, keyId);
    return this.queries.deliveries(keyId, query);
  }
}
