import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ApiKeysQuery } from '@pruefer/contracts';
import { type Actor, addAudit, csvFile, CurrentSettings, RunningExports } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { keyCsvColumns } from './csv-columns.js';
import { KeyQueries } from './key.queries.js';

/** Exports all keys of a filter as a CSV stream of any size. */
@Injectable()
export class ExportKeys {
  constructor(
    private readonly database: DataSource,
    private readonly settings: CurrentSettings,
    private readonly queries: KeyQueries,
    private readonly exports: RunningExports,
  ) {}

  /** @throws Problem `exports_busy` */
  run(query: ApiKeysQuery, actor: Actor): Promise<Readable> {
    const details = auditDetailsOf(query);
    const columns = keyCsvColumns(this.settings.times);
    return this.exports.begin(csvFile(columns, this.queries.all(query)), () =>
      addAudit(this.database, 'keys', { actor, action: 'keys.exported', details }),
    );
  }
}

/** Without the page, which does not affect the file, and without the search term, which may be a person's name (docs/SECURITY.md G1). */
function auditDetailsOf(query: ApiKeysQuery) {
  const { search, status, showRenewed, usedFrom, expiry, unusedFor, sort } = query;
  return { status, showRenewed, usedFrom, expiry, unusedFor, sort, ...(search && { bySearch: true }) };
}
