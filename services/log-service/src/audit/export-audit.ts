import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type AuditSelection, auditSentence, type Timezone, UNKNOWN_ACTOR } from '@pruefer/contracts';
import {
  addAudit,
  type CsvColumn,
  csvFile,
  CurrentSettings,
  type Actor,
  pagesBehind,
  RunningExports,
} from '@pruefer/platform';
import { Pool } from 'pg';
import { exportFileName } from '../export/export-file-name.js';
import { readRange } from '../requests/read-range.js';
import { clockIn } from '../requests/zoned-day.js';
import type { AuditRow } from './audit-row.js';
import { AuditQueries } from './audit.queries.js';

const PAGE_ROWS = 500;

/** The audit log as a CSV file of any size. */
@Injectable()
export class ExportAudit {
  constructor(
    private readonly pool: Pool,
    private readonly settings: CurrentSettings,
    private readonly queries: AuditQueries,
    private readonly exports: RunningExports,
  ) {}

  /** @throws Problem `invalid_request`, `exports_busy` */
  async run(selection: AuditSelection, actor: Actor): Promise<{ readonly name: string; readonly content: Readable }> {
    const { timezone } = this.settings.now;
    const range = readRange(selection, timezone);
    const choice = { ...selection, ...range };
    const pages = pagesBehind<AuditRow>((last) => this.queries.newest(choice, PAGE_ROWS, last));
    const content = await this.exports.begin(csvFile(columnsIn(timezone), pages), () =>
      addAudit(this.pool, 'logs', { actor, action: 'audit.exported', details: { ...selection } }),
    );
    return { name: exportFileName(range, timezone, new Date(), 'Audit-Log'), content };
  }
}

function columnsIn(zone: Timezone): readonly CsvColumn<AuditRow>[] {
  return [
    { heading: `Zeitpunkt (${zone})`, of: ({ at }) => clockIn(zone, at) },
    { heading: 'Zeitpunkt (UTC)', of: ({ at }) => at.toISOString() },
    { heading: 'Person', of: personOf },
    { heading: 'Vorgang', of: (row) => `${personOf(row)} ${auditSentence(row.action, row.targetName ?? row.target)}.` },
    { heading: 'Aktion', of: ({ action }) => action },
    { heading: 'Objekt', of: ({ targetName }) => targetName },
    { heading: 'Objekt-Kennung', of: ({ target }) => target },
    { heading: 'Netz', of: ({ network }) => network },
    { heading: 'Anfrage-Kennung', of: ({ requestId }) => requestId },
    { heading: 'Einzelheiten', of: ({ details }) => details && JSON.stringify(details) },
  ];
}

function personOf({ actor }: AuditRow): string {
  return actor ?? UNKNOWN_ACTOR;
}
