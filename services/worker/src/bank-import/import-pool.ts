import { Injectable } from '@nestjs/common';
import { type DatabaseSettings, SeparatePool } from '@pruefer/platform';

/** Statement timeout of an import in milliseconds: a million records take about 20 s. */
export const IMPORT_STATEMENT_MS = 120_000;

/** Connections for imports, one per import, closed afterwards. Without an import there are none. */
@Injectable()
export class ImportPool extends SeparatePool {
  /** @param applicationName shown in pg_stat_activity */
  constructor(settings: DatabaseSettings, applicationName: string) {
    super(settings, { applicationName, max: 2, queryTimeoutMs: IMPORT_STATEMENT_MS });
  }
}
