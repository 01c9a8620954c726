import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const figures = 'rows, requests, timed_rows, response_time_us, histogram';
const added = 'sum(rows), sum(requests), sum(timed_rows), sum(response_time_us), logs.sum_histograms(histogram)';

/** Sums by hour and in total, so that screens read hundreds of rows instead of a hundred thousand, and the indexes of the lists. */
export class CreateHoursAndIndexes1795219200005 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await this.createHours(runner);
    await this.createIndexes(runner);
  }

  private async createHours(runner: QueryRunner): Promise<void> {
    const timedSums = `
      rows bigint NOT NULL,
      requests bigint NOT NULL,
      timed_rows bigint NOT NULL,
      response_time_us bigint NOT NULL,
      histogram bigint[] NOT NULL`;
    await runner.query(`
      CREATE TABLE logs.hour_sums (hour timestamptz NOT NULL, status smallint NOT NULL, country text NOT NULL, ${timedSums}, PRIMARY KEY (hour, status, country)) WITH (fillfactor = 70);
      CREATE TABLE logs.total_sums (status smallint PRIMARY KEY, rows bigint NOT NULL, requests bigint NOT NULL) WITH (fillfactor = 50);
      INSERT INTO logs.hour_sums (hour, status, country, ${figures})
        SELECT date_bin('1 hour', minute, 'epoch'), status, country, ${added} FROM logs.minute_sums GROUP BY 1, 2, 3;
      INSERT INTO logs.total_sums SELECT status, sum(rows), sum(requests) FROM logs.day_sums GROUP BY 1;
      CREATE VIEW logs.requests_by_hour AS
        SELECT hour, status, country, ${figures} FROM logs.hour_sums
        UNION ALL SELECT date_bin('1 hour', minute, 'epoch'), status, country, ${figures} FROM logs.minute_sums_open;
      CREATE VIEW logs.requests_in_all AS
        SELECT status, rows, requests FROM logs.total_sums
        UNION ALL SELECT status, rows, requests FROM logs.minute_sums_open`);
  }

  /** Indexes that cost little for each stored row (docs/adr/0024). Within a day, the first two have the order of the list. */
  private async createIndexes(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX requests_by_key ON logs.requests (hashtext(key_id), at);
      CREATE INDEX requests_by_status ON logs.requests (status, at) WHERE status <> 200;
      CREATE INDEX requests_by_hash ON logs.requests USING brin
        (iban_hash bytea_bloom_ops, address_hash bytea_bloom_ops, request_id text_bloom_ops) WITH (pages_per_range = 32)`);
  }
}
