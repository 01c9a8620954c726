import { Injectable } from '@nestjs/common';
import {
  DEFAULT_PAGE_SIZE,
  type DeliveryPage,
  type PageQuery,
  type QuotaAlert,
  type QuotaAlertPage,
} from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { deliveryOf, type DeliveryRow, selectDeliveries } from './delivery-row.js';

const selectAlerts = `
  SELECT d.id, d.threshold, d.used::float8 AS used, d.quota::float8 AS quota, d.at FROM keys.alert d`;

const whereContract = 'WHERE d.contract_id = (SELECT contract_id FROM keys.key WHERE id = $1)';

/** Reads alerts and deliveries for the console: one page, newest first, and their number. */
@Injectable()
export class AlertQueries {
  constructor(private readonly database: DataSource) {}

  /** Alerts of the contract of a key. */
  async alerts(keyId: string, query: PageQuery): Promise<QuotaAlertPage> {
    const { rows, total } = await this.page<Omit<QuotaAlert, 'at'> & { at: Date }>(
      keyId,
      query,
      `${selectAlerts} ${whereContract} ORDER BY d.at DESC, d.threshold DESC`,
      'keys.alert',
    );
    return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
  }

  /** Deliveries of the contract of a key. */
  async deliveries(keyId: string, query: PageQuery): Promise<DeliveryPage> {
    const { rows, total } = await this.page<DeliveryRow>(
      keyId,
      query,
      `${selectDeliveries} ${whereContract} ORDER BY d.created_at DESC, d.id`,
      'keys.delivery',
    );
    return { items: rows.map(deliveryOf), total };
  }

  private async page<Row>(
    keyId: string,
    { limit = DEFAULT_PAGE_SIZE, offset = 0 }: PageQuery,
    select: string,
    table: string,
  ): Promise<{ rows: Row[]; total: number }> {
    const [rows, totals] = await Promise.all([
      this.database.query<Row[]>(`${select} LIMIT ${limit} OFFSET ${offset}`, [keyId]),
      this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM ${table} d ${whereContract}`, [
        keyId,
      ]),
    ]);
    return { rows, total: totals[0]!.total };
  }
}
