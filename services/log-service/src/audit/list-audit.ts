import { Injectable } from '@nestjs/common';
import { type AuditPage, type AuditQuery, type AuditRecord, DEFAULT_PAGE_SIZE, type Role } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { readRange } from '../requests/filter/read-range.js';
import { actionsWithin, formatAuditCursor, positionIn, toAuditRecord } from './audit-row.js';
import { AuditQueries } from './audit.queries.js';

/** Lists the audit log page by page, as far as the role of the reader allows. */
@Injectable()
export class ListAudit {
  constructor(
    private readonly settings: CurrentSettings,
    private readonly queries: AuditQueries,
  ) {}

  /** @throws Problem `invalid_request`, `log_search_too_slow` */
  async run({ limit = DEFAULT_PAGE_SIZE, cursor, area, ...selection }: AuditQuery, role: Role): Promise<AuditPage> {
    const range = readRange(selection, this.settings.now.timezone);
    const filter = { ...selection, ...range, within: actionsWithin(role, area) };
    // An additional row shows whether there is another page.
    const rows = await this.queries.list(filter, limit + 1, cursor === undefined ? undefined : positionIn(cursor));
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const entries = page.map(toAuditRecord);
    return {
      entries: role === 'admin' ? entries : entries.map(withoutNetwork),
      nextCursor: last ? formatAuditCursor(last) : null,
    };
  }
}

/** Removes address and device, which only admins may see. */
function withoutNetwork(record: AuditRecord): AuditRecord {
  return { ...record, network: null };
}
