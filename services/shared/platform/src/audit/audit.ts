import type { AuditAction, AuditDetails, NamedDetails } from '@pruefer/contracts';
import type { RequestOrigin } from '../access/request-origins.js';
import type { Schema } from '../database/roles.js';
import type { Queryable } from '../outbox/outbox.js';
import type { Actor } from './actor.js';

/** One audited action. Contains no secrets (docs/SECURITY.md D8). */
export interface AuditEntry<Details extends object = AuditDetails> {
  readonly action: AuditAction;
  readonly actor?: Actor | undefined;
  readonly origin?: RequestOrigin | undefined;
  readonly target?: string | undefined;
  /** Only names from `AuditField` compile, because the console needs a German label for each. */
  readonly details?: (Details & NamedDetails<Details>) | undefined;
}

/** Columns of every audit table, separated by blanks. */
export const AUDIT_COLUMNS = 'id at action actor_id actor address request_id target details';

/** Adds a row in the transaction of the action, so that both are committed together. */
export async function addAudit<Details extends object = AuditDetails>(
  transaction: Queryable,
  schema: Schema,
  { action, actor, origin = actor?.origin, target, details }: AuditEntry<Details>,
): Promise<void> {
  await transaction.query(
    `INSERT INTO ${schema}.audit (action, actor_id, actor, address, request_id, target, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      action,
      actor?.userId ?? null,
      actor?.name ?? null,
      origin?.address ?? null,
      origin?.requestId ?? null,
      target ?? null,
      details ? JSON.stringify(details) : null,
    ],
  );
}
