import { AUDIT_COLUMNS, ForwardMigration, showToBackupsSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

// A backup also reads `xmin`: the transaction of a row decides whether it was stored before the moment of the backup.
const tables = {
  minute_sums_open: 'minute status country writer rows requests timed_rows response_time_us histogram',
  minute_sums: 'minute status country rows requests timed_rows response_time_us histogram',
  hour_sums: 'hour status country rows requests timed_rows response_time_us histogram',
  day_sums: 'day status country rows requests timed_rows response_time_us histogram',
  total_sums: 'status rows requests',
  key_hour_sums_open: 'hour key_id status writer rows requests',
  key_hour_sums: 'hour key_id status rows requests',
  key_day_sums: 'day key_id status rows requests',
  requests:
    'xmin at id contract_id day count response_time_us status country key_id iban_masked iban_hash address_short address_hash error_code error_message bank_details data_version request_id',
  request_details: 'xmin id day iban address',
  cleanup: 'only_row cleaned_until erased_until',
  erased: 'id iban_hash at erased_until erased_by reason rows completed_at',
  audit: AUDIT_COLUMNS,
};

/** The log, its sums and its audit, for backups to read. */
export class ShowToBackups1795900000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(showToBackupsSql('logs', tables));
  }
}
