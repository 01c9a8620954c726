import type { AuditAction, AuditRecord } from '@pruefer/contracts';
import { cursorOf, fieldsOfCursor } from '@pruefer/platform';
import type { TimeRange } from '../requests/read-range.js';

/** Which entries are meant. */
export interface AuditChoice extends TimeRange {
  readonly person?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly target?: string | undefined;
}

/** Where an entry stands in the order of all: JavaScript's dates know no microseconds. */
export interface AuditPlace {
  readonly microseconds: string;
  readonly source: string;
  readonly id: string;
}

/** An entry as it is read. */
export interface AuditRow extends AuditPlace, Omit<AuditRecord, 'id' | 'timestamp'> {
  readonly at: Date;
}

/** An entry as callers see it. */
export function auditRecordOf({ microseconds: _, source, id, at, ...row }: AuditRow): AuditRecord {
  return { id: `${source}-${id}`, timestamp: at.toISOString(), ...row };
}

/** Where a page ended, for the next one. */
export function auditCursorOf({ microseconds, source, id }: AuditPlace): string {
  return cursorOf([microseconds, source, id]);
}

/** @throws Problem `invalid_request` for a text that is no cursor of the audit log */
export function auditPlaceIn(cursor: string): AuditPlace {
  const [microseconds, source, id] = fieldsOfCursor(cursor, [/^\d{1,16}$/, /^[a-z]{1,16}$/, /^\d{1,18}$/]);
  return { microseconds: microseconds!, source: source!, id: id! };
}
