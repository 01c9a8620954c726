import type { AuditAction, AuditDetails, NamedDetails } from '@pruefer/contracts';
import type { Origin } from '../access/origins.js';
import type { Schema } from '../database/roles.js';
import type { Queryable } from '../outbox/outbox.js';
import type { Actor } from './actor.js';

/** One audited action. Contains no secrets (docs/SECURITY.md D8). */
export interface AuditEntry<Details extends object = AuditDetails> {
  readonly action: AuditAction;
  readonly actor?: Actor | undefined;
  readonly origin?: Origin | undefined;
  readonly target?: string | undefined;
  /** Only names from `auditFields` compile, because the console needs a German label for each. */
  readonly details?: (Details & NamedDetails<Details>) | undefined;
}

/** Columns of every audit table, separated by blanks. */
export const AUDIT_COLUMNS = 'id at action actor_id actor address request_id target details';

/** SQL of a service's audit table, for its migration. The service may only insert and read rows. */
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

/**
 * SQL of the audit view that log-service reads, for a migration: read-only and without full addresses (docs/adr/0015).
 * @param targetName SQL for the name of the target of a row `a`
 */
export function createAuditTrailSql(schema: Schema, targetName = 'NULL'): string {
  return `CREATE INDEX audit_by_action ON ${schema}.audit (action, at);
  CREATE INDEX audit_by_target ON ${schema}.audit (target, at);
  CREATE VIEW ${schema}.audit_trail AS
    SELECT a.id, a.at, a.action, a.actor_id, a.actor, a.request_id, a.target, a.details,
      (${targetName})::text AS target_name,
      network(set_masklen(a.address, CASE family(a.address) WHEN 4 THEN 24 ELSE 48 END))::text AS network
    FROM ${schema}.audit a;
  REVOKE ALL ON ${schema}.audit_trail FROM ${schema}_service;
  GRANT USAGE ON SCHEMA ${schema} TO logs_service;
  GRANT SELECT ON ${schema}.audit_trail TO logs_service`;
}

export function dropAuditTrailSql(schema: Schema): string {
  return `DROP VIEW ${schema}.audit_trail;
  DROP INDEX ${schema}.audit_by_action, ${schema}.audit_by_target`;
}

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
