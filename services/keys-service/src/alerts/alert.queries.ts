import { Injectable } from '@nestjs/common';
import {
  type AlertSettings,
  DEFAULT_PAGE_SIZE,
  type DeliveryPage,
  type PagingQuery,
  type QuotaAlert,
  type QuotaAlertPage,
} from '@pruefer/contracts';
import { countRows } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { findRecord } from '../contract/find-record.js';
import { toAlertSettings } from './alert-rule.js';
import { AlertRuleRepository } from './alert-rule.repository.js';
import { type DeliveryRow, selectDeliveries, toDelivery } from './delivery-row.js';

const selectAlerts = `
  SELECT d.id, d.threshold, d.used::float8 AS used, d.quota::float8 AS quota, d.at FROM keys.alert d`;

const whereContract = 'WHERE d.contract_id = (SELECT contract_id FROM keys.key WHERE id = $1)';

/** Reads the alerts of a key's contract for the console; every method throws Problem `key_id_unknown`. */
@Injectable()
export class AlertQueries {
  constructor(
    private readonly database: DataSource,
    private readonly rules: AlertRuleRepository,
  ) {}

  async settings(keyId: string): Promise<AlertSettings> {
    return toAlertSettings(await this.rules.find(this.database, keyId));
  }

  /** One page of the alerts, newest first, and their number. */
  async alerts(keyId: string, query: PagingQuery): Promise<QuotaAlertPage> {
    const { rows, total } = await this.page<Omit<QuotaAlert, 'at'> & { at: Date }>(
      keyId,
      query,
      `${selectAlerts} ${whereContract} ORDER BY d.at DESC, d.threshold DESC`,
      'keys.alert',
    );
    return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
  }

  /** One page of the deliveries, newest first, and their number. */
  async deliveries(keyId: string, query: PagingQuery): Promise<DeliveryPage> {
    const { rows, total } = await this.page<DeliveryRow>(
      keyId,
      query,
      `${selectDeliveries} ${whereContract} ORDER BY d.created_at DESC, d.id`,
      'keys.delivery',
    );
    return { items: rows.map(toDelivery), total };
  }

  private async page<Row>(
    keyId: string,
    { limit = DEFAULT_PAGE_SIZE, offset = 0 }: PagingQuery,
    select: string,
    table: string,
  ): Promise<{ rows: Row[]; total: number }> {
    await findRecord(this.database, keyId);
    const [rows, total] = await Promise.all([
      this.database.query<Row[]>(`${select} LIMIT ${limit} OFFSET ${offset}`, [keyId]),
      countRows(this.database, `${table} d ${whereContract}`, [keyId]),
    ]);
    return { rows, total };
  }
}
