import { Client, DatabaseError } from 'pg';
import { unreachableSentence } from './unreachable-sentence.js';

const TIMEOUT_MS = 3_000;
const MIN_VERSION = 150_000;

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly is_standby: boolean;
  readonly may_create_roles: boolean;
  readonly may_create_schemas: boolean;
}

const QUESTION = `
  SELECT current_setting('server_version_num')::int AS version,
         current_setting('server_encoding') AS encoding,
         pg_is_in_recovery() AS is_standby,
         rolsuper OR rolcreaterole AS may_create_roles,
         rolsuper OR has_database_privilege(current_database(), 'CREATE') AS may_create_schemas
    FROM pg_roles WHERE rolname = current_user`;

/** @param url with a role that may create roles and schemas @returns the German error; undefined when usable */
export async function problemOfPostgres(url: string): Promise<string | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'preflight',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // Without a listener a connection lost later would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(QUESTION);
    return rows[0] && problemOfFacts(rows[0]);
  } catch (error) {
    return problemOfRefusal(url, error);
  } finally {
    void client.end().catch(() => undefined);
  }
}

function problemOfFacts({ version, encoding, ...facts }: Facts): string | undefined {
  if (version < MIN_VERSION)
    return `PostgreSQL ${Math.floor(version / 10_000)} ist zu alt. Gebraucht wird 15 oder neuer.`;
  if (encoding !== 'UTF8') return `Die Datenbank hat die Kodierung ${encoding}. Gebraucht wird UTF8.`;
  if (facts.is_standby) return 'Der Server ist ein Standby und nimmt keine Änderungen an.';
  if (!facts.may_create_roles) return 'Die Rolle darf keine Rollen anlegen (CREATEROLE fehlt).';
  if (!facts.may_create_schemas) return 'Die Rolle darf in der Datenbank keine Schemas anlegen (CREATE fehlt).';
  return undefined;
}

function problemOfRefusal(url: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(url);
  if (!(error instanceof DatabaseError))
    return unreachableSentence('PostgreSQL', `${hostname}:${port || '5432'}`, error);
  if (error.code?.startsWith('28')) return 'PostgreSQL lehnt die Anmeldung ab. Prüfen Sie Rolle und Kennwort.';
  if (error.code === '3D000') return `Die Datenbank ${decodeURIComponent(pathname.slice(1))} gibt es nicht.`;
  return `PostgreSQL antwortet mit einem Fehler (${error.code}: ${error.message}).`;
}
