import { ForwardMigration, RESTORE_WRITER } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const names = ['begin_day(date, boolean)', 'index_day(date)', 'attach_day(date)'];
const both = `ARRAY['requests', 'request_details']`;
const ownerFunction = `LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp`;
const buildNameSql = (suffix = '') => `format('logs.%I', parent || to_char(wanted, '_YYYYMMDD') || '${suffix}')`;
const [partition, loaded] = [buildNameSql(), buildNameSql('_loaded')];

/** False: the day has a partition, or may have none. As `logs.open_day` judges. */
const beginDay = `
  CREATE FUNCTION logs.begin_day(wanted date, with_details boolean) RETURNS boolean ${ownerFunction} AS $$
    DECLARE
      parent text;
    BEGIN
      IF wanted IS NULL OR wanted > (now() AT TIME ZONE 'UTC')::date + 7 OR wanted < date '2000-01-01'
        OR wanted < (SELECT cleaned_until AT TIME ZONE 'UTC' FROM logs.cleanup)::date THEN RETURN false; END IF;
      FOREACH parent IN ARRAY ${both} LOOP
        IF to_regclass(${partition}) IS NOT NULL THEN RETURN false; END IF;
      END LOOP;
      FOREACH parent IN ARRAY CASE WHEN with_details THEN ${both} ELSE ARRAY['requests'] END LOOP
        EXECUTE format('CREATE TABLE %s (LIKE logs.%I INCLUDING ALL EXCLUDING INDEXES, CONSTRAINT of_day CHECK (day >= %L AND day < %L))',
          ${loaded}, parent, wanted, wanted + 1);
        EXECUTE format('GRANT SELECT, INSERT ON %s TO ${RESTORE_WRITER}', ${loaded});
      END LOOP;
      RETURN true;
    END $$`;

/** Creates the indexes of a loaded day. Returns the number of removed rows with a duplicate id. */
const indexDay = `
  CREATE FUNCTION logs.index_day(wanted date) RETURNS bigint ${ownerFunction} AS $$
    DECLARE
      parent text;
      index record;
      removed bigint;
      doubles bigint := 0;
    BEGIN
      FOREACH parent IN ARRAY ${both} LOOP
        CONTINUE WHEN to_regclass(${loaded}) IS NULL;
        BEGIN
          EXECUTE format('ALTER TABLE %s ADD PRIMARY KEY (day, id)', ${loaded});
        EXCEPTION WHEN unique_violation THEN
          EXECUTE format('DELETE FROM %1$s WHERE ctid IN (SELECT ctid FROM
            (SELECT ctid, row_number() OVER (PARTITION BY day, id ORDER BY ctid) AS place FROM %1$s) numbered WHERE place > 1)', ${loaded});
          GET DIAGNOSTICS removed = ROW_COUNT;
          IF parent = 'requests' THEN doubles := removed; END IF;
          EXECUTE format('ALTER TABLE %s ADD PRIMARY KEY (day, id)', ${loaded});
        END;
        FOR index IN SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index
          WHERE indrelid = format('logs.%I', parent)::regclass AND NOT indisprimary LOOP
          EXECUTE format('CREATE INDEX ON %s %s', ${loaded}, substring(index.definition FROM 'USING .*'));
        END LOOP;
      END LOOP;
      RETURN doubles;
    END $$`;

/** Returns the number of loaded rows that the log already had: log-service may have created the day meanwhile, and its rows remain. */
const attachDay = `
  CREATE FUNCTION logs.attach_day(wanted date) RETURNS bigint ${ownerFunction} AS $$
    DECLARE
      parent text;
      rows bigint;
      added bigint;
      known bigint := 0;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('logs.partitions'));
      FOREACH parent IN ARRAY ${both} LOOP
        CONTINUE WHEN to_regclass(${loaded}) IS NULL;
        EXECUTE format('REVOKE ALL ON %s FROM ${RESTORE_WRITER}', ${loaded});
        IF to_regclass(${partition}) IS NULL THEN
          EXECUTE format('ALTER TABLE %s RENAME TO %I', ${loaded}, parent || to_char(wanted, '_YYYYMMDD'));
          EXECUTE format('ALTER TABLE logs.%I ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)', parent, ${partition}, wanted, wanted + 1);
          EXECUTE format('ALTER TABLE %s DROP CONSTRAINT of_day', ${partition});
        ELSE
          EXECUTE format('SELECT count(*) FROM %s', ${loaded}) INTO rows;
          EXECUTE format('INSERT INTO logs.%I SELECT * FROM %s ON CONFLICT DO NOTHING', parent, ${loaded});
          GET DIAGNOSTICS added = ROW_COUNT;
          IF parent = 'requests' THEN known := rows - added; END IF;
          EXECUTE format('DROP TABLE %s', ${loaded});
        END IF;
      END LOOP;
      RETURN known;
    END $$`;

/**
 * Loads a day without a partition into separate tables: rows first, then each index once. Attaching them at the end reads no row
 * (docs/adr/0050).
 */
export class LoadWholeDays1796000000050 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [beginDay, indexDay, attachDay]) await runner.query(statement);
    for (const name of names)
      await runner.query(`REVOKE ALL ON FUNCTION logs.${name} FROM PUBLIC;
        GRANT EXECUTE ON FUNCTION logs.${name} TO ${RESTORE_WRITER}`);
  }
}
