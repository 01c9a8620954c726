import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type AuditSelection, auditSentence, type Timezone, UNKNOWN_ACTOR } from '@pruefer/contracts';
import {
  addAudit,
  CSV_BEGIN,
  csvLines,
  type CsvRow,
  CurrentSettings,
  type Deed,
  RunningExports,
} from '@pruefer/platform';
import { Pool } from 'pg';
import { exportFileName } from '../export/export-file-name.js';
import { readRange } from '../requests/read-range.js';
import { clockIn } from '../requests/zoned-day.js';
import type { AuditChoice, AuditRow } from './audit-row.js';
import { AuditQueries } from './audit.queries.js';

/** A page is a short statement: between two of them nothing is held open in PostgreSQL, and little in memory. */
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
  async run(selection: AuditSelection, deed: Deed): Promise<{ readonly name: string; readonly content: Readable }> {
    const { timezone } = this.settings.now;
    const range = readRange(selection, timezone);
    const content = await this.exports.begin(this.pages({ ...selection, ...range }, timezone), () =>
      addAudit(this.pool, 'logs', { ...deed, action: 'audit.exported', details: { ...selection } }),
    );
    return { name: exportFileName(range, timezone, new Date(), 'Audit-Log'), content };
  }

  private async *pages(choice: AuditChoice, zone: Timezone): AsyncGenerator<Buffer> {
    yield Buffer.from(CSV_BEGIN + csvLines([headingsIn(zone)]));
    let page = await this.queries.newest(choice, PAGE_ROWS);
    for (let last = page.at(-1); last; last = page.at(-1)) {
      yield Buffer.from(csvLines(page.map((row) => cellsOf(row, zone))));
      page = await this.queries.newest(choice, PAGE_ROWS, last);
    }
  }
}

function headingsIn(zone: Timezone): CsvRow {
  const times = [`Zeitpunkt (${zone})`, 'Zeitpunkt (UTC)'];
  return [
    ...times,
    'Person',
    'Vorgang',
    'Aktion',
    'Objekt',
    'Objekt-Kennung',
    'Netz',
    'Anfrage-Kennung',
    'Einzelheiten',
  ];
}

function cellsOf(
  { at, actor, action, target, targetName, network, requestId, details }: AuditRow,
  zone: Timezone,
): CsvRow {
  const person = actor ?? UNKNOWN_ACTOR;
  const sentence = `${person} ${auditSentence(action, targetName ?? target)}.`;
  const what = [person, sentence, action, targetName, target];
  return [clockIn(zone, at), at.toISOString(), ...what, network, requestId, details && JSON.stringify(details)];
}
