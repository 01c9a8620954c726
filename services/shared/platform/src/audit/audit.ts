import type { Schema } from '../database/roles.js';
import type { Queryable } from '../outbox/outbox.js';

/** One deed: who did what to whom or what. Never a secret (docs/SECURITY.md D8). */
export interface AuditEntry {
  /** `area.deed`, for example `login.failed`. */
  readonly action: string;
  /** Undefined: nobody who is known. */
  readonly actor?: { readonly userId?: string | undefined; readonly name: string } | undefined;
  readonly origin?: { readonly address: string; readonly requestId: string } | undefined;
  /** Id of what it was done to. */
  readonly target?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** SQL of a service's audit table, for its migration. The service may add rows and read them, nothing else. */
export function createAuditSql(schema: Schema): string {
  return `CREATE TABLE ${schema}.audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    action varchar(64) NOT NULL,
    actor_id uuid,
    actor varchar(64),
    address inet,
    request_id varchar(64),
    target varchar(64),
    details jsonb
  );
  CREATE INDEX audit_by_time ON ${schema}.audit (at);
  REVOKE UPDATE, DELETE, TRUNCATE ON ${schema}.audit FROM ${schema}_service`;
}

/** Adds a row in the transaction of the deed itself: there is none without the other. */
export async function addAudit(
  transaction: Queryable,
  schema: Schema,
  { action, actor, origin, target, details }: AuditEntry,
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
