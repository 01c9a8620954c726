import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Schema } from './database/roles.js';

// Migrations have run with this file's SQL in systems elsewhere: never change it. A new form is a migration's own, or a `migration.v2.ts`.

/** A migration without a way back: the previous version runs on the newer schema (docs/DEPLOYMENT.md). */
export abstract class ForwardMigration implements MigrationInterface {
  abstract up(queryRunner: QueryRunner): Promise<void>;

  /** @throws Error always */
  down(): Promise<never> {
    throw new Error('A migration is never taken back: the previous version runs on the newer schema.');
  }
}

export const BACKUP_READER = 'backup_reader';
export const RESTORE_WRITER = 'restore_writer';
/** Columns of the audit tables, separated by blanks. */
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

/**
 * SQL of a service's outbox table for state events, for its migration. It holds one row per record with the newest version,
 * however long Kafka is unavailable.
 */
export function createOutboxSql(schema: Schema): string {
  return `CREATE TABLE ${schema}.outbox (
    topic text NOT NULL,
    key text NOT NULL,
    version bigint NOT NULL,
    state jsonb NOT NULL,
    claimed_until timestamptz NOT NULL DEFAULT '-infinity',
    PRIMARY KEY (topic, key)
  )`;
}

/** SQL that adds epochs to an outbox of `createOutboxSql`, for a migration. */
export function addEpochSql(schema: Schema): string[] {
  return [
    `ALTER TABLE ${schema}.outbox ADD epoch bigint NOT NULL DEFAULT 0`,
    `CREATE TABLE ${schema}.outbox_epoch (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      epoch bigint NOT NULL
    )`,
    `INSERT INTO ${schema}.outbox_epoch (epoch) VALUES (0)`,
  ];
}

/** SQL of a table of answers for repeated calls. @param maxCharacters of a key */
export function createIdempotencySql(schema: Schema, maxCharacters = 200): string {
  return `CREATE TABLE ${schema}.given_answer (
    caller varchar(64) NOT NULL,
    key varchar(${maxCharacters}) NOT NULL,
    fingerprint bytea NOT NULL,
    answer jsonb NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (caller, key)
  );
  CREATE INDEX given_answer_by_time ON ${schema}.given_answer (at)`;
}

/** SQL that grants columns to the backup role, for a migration. Never grant a column with a secret. @param tables their columns, separated by blanks */
export function showToBackupsSql(schema: Schema, tables: Readonly<Record<string, string>>): string {
  const grants = Object.entries(tables).map(
    ([table, columns]) => `GRANT SELECT (${columns.split(' ').join(', ')}) ON ${schema}.${table} TO ${BACKUP_READER}`,
  );
  return [`GRANT USAGE ON SCHEMA ${schema} TO ${BACKUP_READER}`, ...grants].join(';\n');
}

/** SQL that grants tables to the restore role, for a migration. @param rights of each table, as GRANT names them */
export function openToRestoreSql(schema: Schema, rights: Readonly<Record<string, string>>): string {
  const grants = Object.entries(rights).map(
    ([table, granted]) => `GRANT ${granted} ON ${schema}.${table} TO ${RESTORE_WRITER}`,
  );
  return [`GRANT USAGE ON SCHEMA ${schema} TO ${RESTORE_WRITER}`, ...grants].join(';\n');
}
