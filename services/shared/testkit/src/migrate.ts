import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Schema } from '@pruefer/platform';
import { builtFile } from './service-folder.js';

const schemaOf = {
  'validation-service': 'validation',
  'keys-service': 'keys',
  'log-service': 'logs',
  worker: 'banks',
  'auth-service': 'auth',
  'cms-service': 'cms',
} as const satisfies Record<string, Schema>;

/** A service that has a schema. */
export type MigratedService = keyof typeof schemaOf;

/** A database by the addresses of its schemas. */
interface Database {
  url(schema: Schema, as: 'owner'): string;
}

/** Brings the schemas of these services up to date, in this order, as `npm start` does. Needs their build. */
export async function migrate(database: Database, ...services: readonly MigratedService[]): Promise<void> {
  for (const service of services) {
    const env = { ...process.env, DATABASE_OWNER_URL: database.url(schemaOf[service], 'owner') };
    await promisify(execFile)(process.execPath, [builtFile(service, 'migrate.js')], { env, timeout: 60_000 });
  }
}
