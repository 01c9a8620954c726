import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Deleting an alert checks whether a delivery refers to it. */
export class FindDeliveriesOfAlerts1795320000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX delivery_by_alert ON keys.delivery (alert_id) WHERE alert_id IS NOT NULL');
  }
}
