import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Schema } from '@pruefer/platform';
import { builtFile } from './service-folder.js';

const schemasOf = {
  'validation-service': [{ schema: 'validation', program: 'migrate.js' }],
  'keys-service': [{ schema: 'keys', program: 'migrate.js' }],
  'log-service': [{ schema: 'logs', program: 'migrate.js' }],
  worker: [
    { schema: 'banks', program: 'migrate.js' },
    { schema: 'jobs', program: 'migrate-jobs.js' },
  ],
  'auth-service': [{ schema: 'auth', program: 'migrate.js' }],
  'cms-service': [{ schema: 'cms', program: 'migrate.js' }],
} as const satisfies Record<string, readonly { schema: Schema; program: string }[]>;

/** A service with a schema. */
export type MigratedService = keyof typeof schemasOf;

/** A database by the URLs of its schemas. */
interface Database {
  url(schema: Schema, as: 'owner'): string;
}

/** Migrates the schemas of these services in order, as `npm start` does. Requires their build. */
export async function migrate(database: Database, ...services: readonly MigratedService[]): Promise<void> {
  for (const service of services) {
    for (const { schema, program } of schemasOf[service]) {
      const env = { ...process.env, DATABASE_OWNER_URL: database.url(schema, 'owner') };
      await promisify(execFile)(process.execPath, [builtFile(service, program)], { env, timeout: 60_000 });
    }
  }
}
