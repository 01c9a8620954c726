import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deleting an alert checks whether a delivery refers to it. */
export class FindDeliveriesOfAlerts1795320000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX delivery_by_alert ON keys.delivery (alert_id) WHERE alert_id IS NOT NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX keys.delivery_by_alert');
  }
}
