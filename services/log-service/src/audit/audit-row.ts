import { type AuditAction, type AuditRecord, contentActions, type ContentArea, type Role } from '@pruefer/contracts';
import { fieldsOfCursor, formatCursor } from '@pruefer/platform';
import type { TimeRange } from '../requests/filter/read-range.js';

/** Filter of the entries. */
export interface AuditFilter extends TimeRange {
  readonly person?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** The only actions that may be read; undefined: all. */
  readonly within?: readonly AuditAction[] | undefined;
  readonly target?: string | undefined;
}

/** The sort position of an entry as text, because JavaScript dates have no microseconds. */
export interface AuditPosition {
  readonly microseconds: string;
  readonly source: string;
  readonly id: string;
}

export interface AuditRow extends AuditPosition, Omit<AuditRecord, 'id' | 'timestamp'> {
  readonly at: Date;
}

/** The only actions whose entries a role may read; undefined: all. Managers read changes of the website only. */
export function actionsWithin(role: Role, area: ContentArea | undefined): readonly AuditAction[] | undefined {
  if (area) return contentActions[area];
  return role === 'admin' ? undefined : Object.values(contentActions).flat();
}

/** Converts a row to the entry of the contract. */
export function toAuditRecord({ microseconds: _, source, id, at, ...row }: AuditRow): AuditRecord {
  return { id: `${source}-${id}`, timestamp: at.toISOString(), ...row };
}

/** The cursor of the page that begins after this entry. */
export function formatAuditCursor({ microseconds, source, id }: AuditPosition): string {
  return formatCursor([microseconds, source, id]);
}

/** Reads a cursor from `formatAuditCursor`. @throws Problem `invalid_request` for an invalid cursor */
export function positionIn(cursor: string): AuditPosition {
  const [microseconds, source, id] = fieldsOfCursor(cursor, [/^\d{1,16}$/, /^[a-z]{1,16}$/, /^\d{1,18}$/]);
  return { microseconds: microseconds!, source: source!, id: id! };
}
