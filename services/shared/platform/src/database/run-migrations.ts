import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
import { PostgresUrl } from '../config/fields.js';
import type { ForwardMigration } from '../migration.v1.js';
import type { Schema } from './roles.js';

/** Environment variables of migrations; services run without them. */
class MigrationConfig {
  @PostgresUrl() DATABASE_OWNER_URL!: string;
}

interface MigrationRun {
  readonly schema: Schema;
  readonly migrations: readonly (new () => ForwardMigration)[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Migrates a schema as its owner, in one transaction. A concurrent run waits for the first. @throws ConfigError without DATABASE_OWNER_URL */
export async function runMigrations({ schema, migrations, env }: MigrationRun): Promise<void> {
  const { DATABASE_OWNER_URL: url } = loadConfig(MigrationConfig, env);
  const lock = new Client({
    connectionString: url,
    application_name: `migrate ${schema}`,
    connectionTimeoutMillis: 3_000,
  });
  await lock.connect();
  try {
    await lock.query(`SET lock_timeout = '60s'; SELECT pg_advisory_lock(hashtext('migrate ${schema}'))`);
    await migrate(url, schema, [...migrations]);
  } finally {
    await lock.end();
  }
}

async function migrate(url: string, schema: Schema, migrations: (new () => ForwardMigration)[]): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    connectTimeoutMS: 3_000,
  });
  await source.initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}
