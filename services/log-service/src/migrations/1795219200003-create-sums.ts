import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Columns of the sums of requests by minute, status and country. */
const timedSums = `
  rows bigint NOT NULL,
  requests bigint NOT NULL,
  timed_rows bigint NOT NULL,
  response_time_us bigint NOT NULL,
  histogram bigint[] NOT NULL`;

const keySums = `
  rows bigint NOT NULL,
  requests bigint NOT NULL`;

/**
 * Two kinds of sums, each in three tables. Each consumer writes its own rows of `…_open`, so that none waits for another. The roll-up
 * moves closed minutes and hours from there into one row each and adds them to the days in the same statement: open + days is exact at any moment.
 */
export class CreateSums1795219200003 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await this.createTables(runner);
    await this.createViews(runner);
    await this.createHistogramFunctions(runner);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    const lane = 'lane smallint NOT NULL';
    const minute = 'minute timestamptz NOT NULL, status smallint NOT NULL, country text NOT NULL';
    const hour = `hour timestamptz NOT NULL, key_id text NOT NULL, status smallint NOT NULL`;
    await runner.query(`
      CREATE TABLE logs.minute_sums_open (${minute}, ${lane}, ${timedSums}, PRIMARY KEY (minute, status, country, lane)) WITH (fillfactor = 50);
      CREATE TABLE logs.minute_sums (${minute}, ${timedSums}, PRIMARY KEY (minute, status, country));
      CREATE TABLE logs.day_sums (day date NOT NULL, status smallint NOT NULL, country text NOT NULL, ${timedSums}, PRIMARY KEY (day, status, country)) WITH (fillfactor = 70);
      CREATE TABLE logs.key_hour_sums_open (${hour}, ${lane}, ${keySums}, PRIMARY KEY (hour, key_id, status, lane)) WITH (fillfactor = 50);
      CREATE TABLE logs.key_hour_sums (${hour}, ${keySums}, PRIMARY KEY (hour, key_id, status));
      CREATE TABLE logs.key_day_sums (day date NOT NULL, key_id text NOT NULL, status smallint NOT NULL, ${keySums}, PRIMARY KEY (day, key_id, status)) WITH (fillfactor = 70);
      COMMENT ON COLUMN logs.minute_sums_open.lane IS 'Kafka partition of the consumer that wrote the row';
      COMMENT ON COLUMN logs.key_hour_sums_open.key_id IS 'empty: requests without a key'`);
  }

  /** Views for screens, which combine open and rolled-up sums. */
  private async createViews(runner: QueryRunner): Promise<void> {
    const figures = 'rows, requests, timed_rows, response_time_us, histogram';
    await runner.query(`
      CREATE VIEW logs.requests_by_minute AS
        SELECT minute, status, country, ${figures} FROM logs.minute_sums
        UNION ALL SELECT minute, status, country, ${figures} FROM logs.minute_sums_open;
      CREATE VIEW logs.requests_by_day AS
        SELECT day, status, country, ${figures} FROM logs.day_sums
        UNION ALL SELECT (minute AT TIME ZONE 'UTC')::date, status, country, ${figures} FROM logs.minute_sums_open;
      CREATE VIEW logs.key_requests_by_hour AS
        SELECT hour, key_id, status, rows, requests FROM logs.key_hour_sums
        UNION ALL SELECT hour, key_id, status, rows, requests FROM logs.key_hour_sums_open;
      CREATE VIEW logs.key_requests_by_day AS
        SELECT day, key_id, status, rows, requests FROM logs.key_day_sums
        UNION ALL SELECT (hour AT TIME ZONE 'UTC')::date, key_id, status, rows, requests FROM logs.key_hour_sums_open`);
  }

  private async createHistogramFunctions(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION logs.add_histograms(total bigint[], more bigint[]) RETURNS bigint[]
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
        BEGIN
          FOR bucket IN 1 .. cardinality(more) LOOP total[bucket] := coalesce(total[bucket], 0) + more[bucket]; END LOOP;
          RETURN total;
        END $$;
      CREATE AGGREGATE logs.sum_histograms(bigint[]) (SFUNC = logs.add_histograms, STYPE = bigint[], PARALLEL = SAFE)`);
  }
}
