import { IsIn, IsInt, IsISO8601, IsObject, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { file, page } from '../definition/response-kinds.js';
import { IsDayOrInstant } from '../fields/day-or-instant.js';
import { DigitsAsNumber } from '../fields/digits-as-number.js';
import { endpoint } from '../definition/endpoint.js';
import { IfGiven } from '../fields/if-given.js';
import { IsCursor, MAX_PAGE_SIZE } from '../fields/paging.js';
import { NestedList } from '../fields/nested.js';
import { Trimmed } from '../fields/trimmed.js';
import { type ContentArea, contentAreas } from './audit-actions.js';
import { type AuditAction, auditActions } from './audit-sentences.js';

const actionSentence = 'Diese Aktion gibt es nicht.';
const areaSentence = 'Diesen Bereich gibt es nicht.';

export class AuditSelection {
  /** Part of the actor's name, case-insensitive. */
  @IfGiven() @Trimmed() @MaxLength(64) @IsString() person?: string;
  @IfGiven() @IsIn(auditActions, { message: actionSentence }) action?: AuditAction;
  /** Only changes to this part of the website. */
  @IfGiven() @IsIn(contentAreas, { message: areaSentence }) area?: ContentArea;
  /** Id of a user or key, or the day of a cleanup. */
  @IfGiven() @Trimmed() @MaxLength(64) @IsString() target?: string;
  /** First instant (inclusive), or first day in the configured zone. */
  @IfGiven() @IsDayOrInstant() startDate?: string;
  /** End instant (exclusive), or last day (inclusive) in the configured zone. */
  @IfGiven() @IsDayOrInstant() endDate?: string;
}

export class AuditQuery extends AuditSelection {
  @IfGiven() @DigitsAsNumber() @Max(MAX_PAGE_SIZE) @Min(1) @IsInt() limit?: number;
  @IfGiven() @IsCursor() cursor?: string;
}

export class AuditRecord {
  @IsString() id!: string;
  @IsISO8601() timestamp!: string;
  /** One of `auditActions`, or an action of another version. */
  @IsString() action!: string;
  @IsOptional() @IsUUID() actorId!: string | null;
  /** Name at that time; null: unknown. */
  @IsOptional() @IsString() actor!: string | null;
  /** Shortened address of the actor. */
  @IsOptional() @IsString() network!: string | null;
  @IsOptional() @IsString() requestId!: string | null;
  @IsOptional() @IsString() target!: string | null;
  /** Current name of the target, if it has one. */
  @IsOptional() @IsString() targetName!: string | null;
  /** Changes as `{ from, to }` by field, and further details; never a secret. */
  @IsOptional() @IsObject() details!: Record<string, unknown> | null;
}

export class AuditPage {
  @NestedList(() => AuditRecord) entries!: AuditRecord[];
  @IsOptional() @IsString() nextCursor!: string | null;
}

/** Lists the newest entries first. Managers only get those of `contentActions`, without networks. */
export const listAudit = endpoint({
  title: 'Audit-Log auflisten',
  tag: 'Audit',
  service: 'log',
  access: 'manager',
  method: 'GET',
  path: '/api/admin/audit',
  compressed: true,
  query: AuditQuery,
  response: page(AuditPage),
  problems: ['log_search_too_slow'],
});
export const exportAudit = endpoint({
  title: 'Audit-Log als CSV-Datei',
  tag: 'Audit',
  service: 'log',
  access: 'admin',
  method: 'POST',
  path: '/api/admin/audit/export',
  body: AuditSelection,
  response: file('text/csv; charset=utf-8'),
  problems: ['exports_busy'],
});
