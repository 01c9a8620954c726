import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Tables of every consumer: its offsets and its dead letters. */
export class CreateConsuming1795219200001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE logs.offsets (
        cluster_id text NOT NULL,
        topic text NOT NULL,
        partition integer NOT NULL,
        next_offset bigint NOT NULL,
        PRIMARY KEY (cluster_id, topic, partition)
      ) WITH (fillfactor = 50)`);
    await runner.query(`
      CREATE TABLE logs.dead_letters (
        cluster_id text NOT NULL,
        topic text NOT NULL,
        partition integer NOT NULL,
        record_offset bigint NOT NULL,
        reason text NOT NULL,
        payload bytea NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (cluster_id, topic, partition, record_offset)
      )`);
    await runner.query('CREATE INDEX dead_letters_age ON logs.dead_letters (received_at)');
  }
}
