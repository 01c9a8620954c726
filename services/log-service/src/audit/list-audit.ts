import { Injectable } from '@nestjs/common';
import { type AuditPage, type AuditQuery, DEFAULT_PAGE_SIZE } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { readRange } from '../requests/read-range.js';
import { auditCursorOf, auditPlaceIn, auditRecordOf } from './audit-row.js';
import { AuditQueries } from './audit.queries.js';

/** Who did what, page by page. */
@Injectable()
export class ListAudit {
  constructor(
    private readonly settings: CurrentSettings,
    private readonly queries: AuditQueries,
  ) {}

  /** @throws Problem `invalid_request`, `log_search_too_slow` */
  async run({ limit = DEFAULT_PAGE_SIZE, cursor, ...selection }: AuditQuery): Promise<AuditPage> {
    const choice = { ...selection, ...readRange(selection, this.settings.now.timezone) };
    // One more than asked for: it tells whether there is another page.
    const rows = await this.queries.newest(choice, limit + 1, cursor === undefined ? undefined : auditPlaceIn(cursor));
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { entries: shown.map(auditRecordOf), nextCursor: last ? auditCursorOf(last) : null };
  }
}
