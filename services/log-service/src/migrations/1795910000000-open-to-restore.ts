import { ForwardMigration, openToRestoreSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const added = 'SELECT, INSERT';
const sums = ['minute_sums_open', 'minute_sums', 'hour_sums', 'day_sums', 'key_hour_sums_open', 'key_hour_sums'];

/**
 * Rights of a restore: it adds missing rows of the log and missing sums. It may create only partitions of days, as log-service does, and none
 * for a day that was cleaned up or is in the future.
 */
export class OpenToRestore1795910000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      openToRestoreSql('logs', {
        requests: added,
        request_details: added,
        ...Object.fromEntries(sums.map((table) => [table, added])),
        key_day_sums: added,
        total_sums: `${added}, UPDATE`,
        // Locked while rows are added, so that no row appears that a cleanup has just removed.
        cleanup: 'SELECT, UPDATE (only_row)',
      }),
    );
    // Erased rows must not be restored.
    await queryRunner.query('GRANT SELECT (iban_hash, erased_until) ON logs.erased TO restore_writer');
    await queryRunner.query(`
      CREATE FUNCTION logs.open_day(wanted date, with_details boolean) RETURNS void
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
          parent text;
          partition text;
        BEGIN
          IF wanted IS NULL OR wanted > (now() AT TIME ZONE 'UTC')::date + 7 OR wanted < date '2000-01-01'
            OR wanted < (SELECT cleaned_until AT TIME ZONE 'UTC' FROM logs.cleanup)::date THEN RETURN; END IF;
          PERFORM pg_advisory_xact_lock(hashtext('logs.partitions'));
          FOREACH parent IN ARRAY CASE WHEN with_details THEN ARRAY['requests', 'request_details'] ELSE ARRAY['requests'] END LOOP
            partition := format('logs.%I', parent || '_' || to_char(wanted, 'YYYYMMDD'));
            IF to_regclass(partition) IS NULL THEN
              EXECUTE format('CREATE TABLE %s (LIKE logs.%I INCLUDING ALL)', partition, parent);
              EXECUTE format('ALTER TABLE logs.%I ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)', parent, partition, wanted, wanted + 1);
            END IF;
          END LOOP;
        END $$;
      REVOKE ALL ON FUNCTION logs.open_day(date, boolean) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION logs.open_day(date, boolean) TO restore_writer`);
  }
}
