import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Read copy of what screens of this service show about API keys. */
export class CreateKeys1795219200004 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE logs.keys (
        key_id text PRIMARY KEY,
        version bigint NOT NULL,
        contract_id bigint NOT NULL,
        client_name text NOT NULL,
        quota bigint NOT NULL,
        used bigint NOT NULL,
        is_active boolean NOT NULL,
        is_renewed boolean NOT NULL
      ) WITH (fillfactor = 70)`);
  }
}
