import { Inject, Injectable } from '@nestjs/common';
import { RESTORE_WRITER, SERVICE_NAME } from '@pruefer/platform';
import { Client } from 'pg';
import { WorkerConfig } from '../../config.js';

const CONNECT_TIMEOUT_MS = 3_000;
/** The transaction is idle while a file is read; a longer pause ends it. */
const IDLE_LIMIT = '5min';
/** A merge of ten million rows takes a few minutes. */
const STATEMENT_LIMIT = '30min';
const LOCK_LIMIT = '30s';
/** Time after which PostgreSQL cancels the statement of a lost worker. */
const CONNECTION_CHECK_INTERVAL = '2s';

/** Opens a new connection for each restore, so that no temporary table or setting remains on a reused one. */
@Injectable()
export class RestoreClient {
  constructor(
    private readonly config: WorkerConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** Runs work in one transaction with the restore role; the signal rolls it back. @param isKept false: always roll back */
  async transaction<T>(
    work: (client: Client) => Promise<T>,
    { signal, isKept, url = this.config.JOBS_DATABASE_URL }: { signal: AbortSignal; isKept: boolean; url?: string },
  ): Promise<T> {
    const client = new Client({
      connectionString: url,
      application_name: `${this.service} (restore)`,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    // A lost connection already rejects the running statement.
    client.on('error', () => undefined);
    const breakOff = () => void client.end();
    signal.throwIfAborted();
    await client.connect();
    signal.addEventListener('abort', breakOff, { once: true });
    try {
      await client.query(`BEGIN; SET LOCAL ROLE ${RESTORE_WRITER}; SET LOCAL search_path = pg_catalog, pg_temp;
        SET LOCAL idle_in_transaction_session_timeout = '${IDLE_LIMIT}'; SET LOCAL statement_timeout = '${STATEMENT_LIMIT}';
        SET LOCAL lock_timeout = '${LOCK_LIMIT}'; SET LOCAL client_connection_check_interval = '${CONNECTION_CHECK_INTERVAL}'`);
      const result = await work(client);
      await client.query(isKept ? 'COMMIT' : 'ROLLBACK');
      return result;
    } finally {
      signal.removeEventListener('abort', breakOff);
      await client.end().catch(() => undefined);
    }
  }
}
