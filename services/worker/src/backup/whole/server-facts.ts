import { Problem } from '@pruefer/contracts';
import { Client } from 'pg';
import { tablespaceSentence } from './base-backup.js';
import { serverFailureSentence } from './server-failure.js';

interface ServerFacts {
  /** Such as 180004. */
  readonly version: number;
  /** Size of all databases without WAL: about that of an uncompressed backup. */
  readonly dataBytes: number;
}

interface Row {
  readonly version: number;
  readonly bytes: string;
  readonly mayReplicate: boolean;
  readonly tablespaces: string[];
}

const MIN_VERSION = 150_000;

/** Asks a server whether a base backup of it can be made. @throws Problem `job_failed` with the reason why not */
export async function readServerFacts(url: string, timeoutMs: number): Promise<ServerFacts> {
  const { version, bytes, mayReplicate, tablespaces } = await ask(url, timeoutMs);
  const refuse = (text: string) => new Problem('job_failed', { text });
  if (version < MIN_VERSION) throw refuse('Eine Vollsicherung gibt es ab PostgreSQL 15.');
  if (!mayReplicate)
    throw refuse(
      'Der Rolle aus DATABASE_URL fehlt das Recht REPLICATION. Geben Sie es ihr, oder sichern Sie den Server mit seinen eigenen Werkzeugen.',
    );
  if (tablespaces.length > 0) throw refuse(tablespaceSentence(tablespaces));
  return { version, dataBytes: Number(bytes) };
}

async function ask(url: string, timeoutMs: number): Promise<Row> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(
      `SELECT current_setting('server_version_num')::int AS version,
         (SELECT coalesce(sum(pg_database_size(oid)), 0) FROM pg_database WHERE has_database_privilege(oid, 'CONNECT')) AS bytes,
         (SELECT rolsuper OR rolreplication FROM pg_roles WHERE rolname = current_user) AS "mayReplicate",
         ARRAY(SELECT spcname::text FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')) AS tablespaces`,
    );
    return rows[0]!;
  } catch (error) {
    throw new Problem('job_failed', { text: serverFailureSentence(error) });
  } finally {
    await client.end().catch(() => undefined);
  }
}
