import { Injectable, type StreamableFile } from '@nestjs/common';
import type { LogEntry, LogSelection } from '@pruefer/contracts';
import {
  type Actor,
  addAudit,
  csvFile,
  CurrentSettings,
  keysetPages,
  RunningExports,
  shortenIpAddress,
} from '@pruefer/platform';
import { Pool } from 'pg';
import { FindRows } from '../requests/search/find-rows.js';
import { SelectRows } from '../requests/search/select-rows.js';
import { csvColumns } from './csv-columns.js';
import { exportFileName } from './export-file-name.js';
import type { FoundRows } from '../requests/search/found-rows.js';

const PAGE_ROWS = 500;

/** All rows of a filter, the newest first. */
function readPages(rows: FoundRows): AsyncGenerator<readonly LogEntry[]> {
  return keysetPages<LogEntry>((last) =>
    last ? rows.neighbours({ at: new Date(last.timestamp), id: last.id }, 'older', PAGE_ROWS) : rows.page(0, PAGE_ROWS),
  );
}

/** Exports all rows of a filter as a CSV file of any size, which is created while it is read. */
@Injectable()
export class ExportRequests {
  constructor(
    private readonly pool: Pool,
    private readonly settings: CurrentSettings,
    private readonly select: SelectRows,
    private readonly findRows: FindRows,
    private readonly exports: RunningExports,
  ) {}

  /** @throws Problem `invalid_request`, `exports_busy` */
  async run(filter: LogSelection, actor: Actor): Promise<StreamableFile> {
    const { times } = this.settings;
    const { selection, now } = await this.select.run(filter);
    const rows = await this.findRows.run(selection);
    const fileName = exportFileName(selection, times.zone, now);
    return this.exports.begin(fileName, csvFile(csvColumns(times), readPages(rows)), () =>
      addAudit(this.pool, 'logs', { actor, action: 'logs.exported', details: toAuditDetails(filter) }),
    );
  }
}

/** The filter for the audit, without values that identify a person (docs/SECURITY.md G1). */
function toAuditDetails({ iban, ipAddress, notIpAddress, ...filter }: LogSelection) {
  return {
    ...filter,
    ...(iban && { byIban: true }),
    ...(ipAddress && { network: shortenIpAddress(ipAddress) }),
    ...(notIpAddress && { withoutSomeAddresses: true }),
  };
}
