import { Injectable, type StreamableFile } from '@nestjs/common';
import { auditObject, type AuditSelection, auditSentence, type Times, UNKNOWN_ACTOR } from '@pruefer/contracts';
import {
  addAudit,
  type CsvColumn,
  csvFile,
  CurrentSettings,
  keysetPages,
  RunningExports,
  type SignedInActor,
  timeColumns,
} from '@pruefer/platform';
import { Pool } from 'pg';
import { exportFileName } from '../export/export-file-name.js';
import { readRange } from '../requests/filter/read-range.js';
import { actionsWithin, type AuditRow } from './audit-row.js';
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
  async run(selection: AuditSelection, actor: SignedInActor): Promise<StreamableFile> {
    const { times } = this.settings;
    const range = readRange(selection, times.zone);
    const filter = { ...selection, ...range, within: actionsWithin(actor.role, selection.area) };
    const pages = keysetPages<AuditRow>((last) => this.queries.list(filter, PAGE_ROWS, last));
    const fileName = exportFileName(range, times.zone, new Date(), 'Audit-Log');
    return this.exports.begin(fileName, csvFile(columnsWith(times), pages), () =>
      addAudit(this.pool, 'logs', { actor, action: 'audit.exported', details: { ...selection } }),
    );
  }
}

function columnsWith(times: Times): readonly CsvColumn<AuditRow>[] {
  return [
    ...timeColumns<AuditRow>('Zeitpunkt', times, ({ at }) => at),
    { heading: 'Person', of: getPerson },
    { heading: 'Vorgang', of: (row) => `${getPerson(row)} ${auditSentence(row.action, auditObject(row, times))}.` },
    { heading: 'Aktion', of: ({ action }) => action },
    { heading: 'Objekt', of: ({ targetName }) => targetName },
    { heading: 'Objekt-Kennung', of: ({ target }) => target },
    { heading: 'Netz', of: ({ network }) => network },
    { heading: 'Anfrage-Kennung', of: ({ requestId }) => requestId },
    { heading: 'Einzelheiten', of: ({ details }) => details && JSON.stringify(details) },
  ];
}

function getPerson({ actor }: AuditRow): string {
  return actor ?? UNKNOWN_ACTOR;
}
