import { AUDIT_COLUMNS, ForwardMigration, showToBackupsSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const tables = {
  contract: 'id client_name client_email quota used version created_at is_test refunded',
  key: 'id contract_id prefix last_four is_active superseded_at expires_at allowed_addresses created_at rate_limit_per_minute replaces',
  booking:
    'id contract_id kind amount quota_before quota_after actor order_number invoice_number note at reverses refunded_calls batch',
  booked_order: 'contract_id order_number booking_id',
  usage_of_day: 'contract_id day calls',
  alert_settings: 'contract_id thresholds is_mail_on mail_to webhook_url version',
  alert_reached: 'contract_id threshold',
  alert: 'id contract_id threshold used quota at',
  delivery: 'id contract_id alert_id channel target state tries last_status last_error created_at tried_at due_at',
  audit: AUDIT_COLUMNS,
};

/** Contracts, keys without hashes, bookings and alerts without webhook secrets, readable by backups. */
export class ShowToBackups1795900000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(showToBackupsSql('keys', tables));
  }
}
