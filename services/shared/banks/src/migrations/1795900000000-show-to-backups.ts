import { AUDIT_COLUMNS, ForwardMigration, showToBackupsSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const tables = {
  audit: AUDIT_COLUMNS,
  data_set:
    'id version country source valid_from valid_until fingerprint records imported_at origin errors error_lines added changed removed bic_changed withdrawn_at',
  bank: 'data_set_id bank_code record_number is_holder name postal_code place short_name pan bic method change deletion_planned successor',
};

export class ShowToBackups1795900000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(showToBackupsSql('banks', tables));
  }
}
