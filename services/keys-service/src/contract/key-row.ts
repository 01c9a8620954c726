import type { ApiKeyRecord } from '@pruefer/contracts';

/** A key as `selectKeys` reads it, with the driver's dates. */
type Times = 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'supersededAt';
export type KeyRow = Omit<ApiKeyRecord, Times> & Record<Exclude<Times, 'createdAt'>, Date | null> & { createdAt: Date };

export const keysWithContracts = `
  keys.key k JOIN keys.contract c ON c.id = k.contract_id LEFT JOIN keys.announced a ON a.contract_id = c.id`;

/** Estimated last use of a key: see `keyColumns`. */
export const lastUsedAt = 'CASE WHEN a.used_at >= k.created_at THEN least(a.used_at, k.superseded_at) END';

/**
 * Keys with the figures of their contracts. A renewed key is inactive after its overlap, independent of `is_active`. Last use is stored per contract,
 * so that charging does not have to update keys.
 */
export const keyColumnsSql = `
  k.id, c.client_name AS "clientName", c.client_email AS "clientEmail", c.language, c.quota::float8 AS quota, c.used::float8 AS used,
    k.is_active AND coalesce(k.superseded_at > now(), true) AS "isActive", k.superseded_at IS NOT NULL AS "isRenewed",
    c.is_test AS "isTest",
    k.created_at AS "createdAt", k.prefix || '…' || k.last_four AS "keyHint", k.expires_at AS "expiresAt",
    coalesce(k.allowed_addresses::text[], '{}') AS "allowedAddresses", k.rate_limit_per_minute AS "rateLimitPerMinute",
    ${lastUsedAt} AS "lastUsedAt",
    k.superseded_at AS "supersededAt", c.version`;

export const selectKeys = `SELECT ${keyColumnsSql} FROM ${keysWithContracts}`;

/** The fields of a row that an answer may contain (docs/SECURITY.md A6). */
export function toApiKeyRecord(row: KeyRow): ApiKeyRecord {
  return {
    id: row.id,
    clientName: row.clientName,
    clientEmail: row.clientEmail,
    language: row.language,
    quota: row.quota,
    used: row.used,
    isActive: row.isActive,
    isRenewed: row.isRenewed,
    isTest: row.isTest,
    createdAt: row.createdAt.toISOString(),
    keyHint: row.keyHint,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    allowedAddresses: row.allowedAddresses,
    rateLimitPerMinute: row.rateLimitPerMinute,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    supersededAt: row.supersededAt?.toISOString() ?? null,
    version: row.version,
  };
}
