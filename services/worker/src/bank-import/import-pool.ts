import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPool, type DatabaseSettings } from '@pruefer/platform';
import type { Pool } from 'pg';

/** Statement timeout of an import in milliseconds: a million records take about 20 s. */
export const IMPORT_STATEMENT_MS = 120_000;

/** Connections for imports, one per import, closed afterwards. Without an import there are none. */
@Injectable()
export class ImportPool implements OnApplicationShutdown {
  readonly pool: Pool;

  /** @param applicationName shown in pg_stat_activity */
  constructor(settings: DatabaseSettings, applicationName: string) {
    this.pool = createPool(settings, { applicationName, max: 2, queryTimeoutMs: IMPORT_STATEMENT_MS });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
