import { ForwardMigration, RESTORE_WRITER } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Maximum number of days in one transaction: each holds some 14 locks until its end; PostgreSQL has 6,400 by default. */
const MAX_CLOSED = 100;
const ownerFunction = `LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp`;

/** As `OpenToRestore1795910000000` makes it, but records each partition that it makes. */
const openDay = `
  CREATE OR REPLACE FUNCTION logs.open_day(wanted date, with_details boolean) RETURNS void ${ownerFunction} AS $$
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
          INSERT INTO logs.opened_day VALUES (wanted, parent) ON CONFLICT DO NOTHING;
        END IF;
      END LOOP;
    END $$`;

/**
 * Removes empty days that a failed restore has created. A day with rows keeps both partitions, because log-service needs the one for
 * full values wherever it stores rows.
 */
const closeDays = `
  CREATE FUNCTION logs.close_days() RETURNS integer ${ownerFunction} AS $$
    DECLARE
      opened record;
      parent text;
      partition text;
      is_empty boolean;
      closed integer := 0;
    BEGIN
      -- A restore holds it shared for as long as it needs its days.
      PERFORM pg_advisory_xact_lock(hashtext('logs.opened_days'));
      IF NOT EXISTS (SELECT FROM logs.opened_day) THEN RETURN 0; END IF;
      PERFORM pg_advisory_xact_lock(hashtext('logs.partitions'));
      LOCK TABLE ONLY logs.requests, ONLY logs.request_details IN ACCESS EXCLUSIVE MODE;
      FOR opened IN SELECT day, array_agg(o.parent) AS parents FROM logs.opened_day o GROUP BY day ORDER BY day LIMIT ${MAX_CLOSED} LOOP
        is_empty := true;
        FOREACH parent IN ARRAY ARRAY['requests', 'request_details'] LOOP
          partition := format('logs.%I', parent || '_' || to_char(opened.day, 'YYYYMMDD'));
          CONTINUE WHEN to_regclass(partition) IS NULL OR (parent = 'requests' AND parent <> ALL (opened.parents));
          IF is_empty THEN EXECUTE format('SELECT NOT EXISTS (SELECT FROM %s)', partition) INTO is_empty; END IF;
        END LOOP;
        IF is_empty THEN
          FOREACH parent IN ARRAY opened.parents LOOP
            EXECUTE format('DROP TABLE IF EXISTS logs.%I', parent || '_' || to_char(opened.day, 'YYYYMMDD'));
          END LOOP;
        END IF;
        DELETE FROM logs.opened_day o WHERE o.day = opened.day;
        closed := closed + 1;
      END LOOP;
      RETURN closed;
    END $$`;

/** Records the days that a restore creates before its transaction, so that empty ones can be removed. */
export class CloseOpenedDays1796100000010 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE logs.opened_day (day date, parent text, PRIMARY KEY (day, parent));
      COMMENT ON TABLE logs.opened_day IS 'Partitions that a restore has made and that may be without a row.'`);
    await runner.query(openDay);
    await runner.query(closeDays);
    await runner.query(`REVOKE ALL ON FUNCTION logs.close_days() FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION logs.close_days() TO ${RESTORE_WRITER}`);
  }
}
