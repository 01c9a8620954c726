import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { describeFailure } from '../command-line/describe-failure.js';
import { createPool } from '../database/create-pool.js';
import { fingerprintOfSecret, SecretBox, type SecretPurpose } from './secret-box.js';

const DESPITE_UNREADABLE = '--despite-unreadable';
const ROWS_PER_QUERY = 100;

export interface EncryptedColumn {
  readonly purpose: SecretPurpose;
  readonly label: string;
  /** Reads the environment. @throws ConfigError */
  settings(): { readonly DATABASE_URL: string; readonly secrets: readonly string[] };
  /** SQL of all encrypted values, as text `owner` and bytea `box`. */
  readonly rows: string;
  /** SQL that replaces the value $2 of the owner $1 with $3, unless it was changed in the meantime. */
  readonly replace: string;
  /** Encrypted values that expire within minutes and are not re-encrypted: SQL like `rows`, and a German reason to wait for them. */
  readonly expiring?: { readonly rows: string; readonly reason: (count: number) => string };
}

interface EncryptedRow {
  readonly owner: string;
  readonly box: Buffer;
}

/**
 * Program of a service that re-encrypts values with another key id than the current one, and prints how many rows are left
 * (docs/adr/0066). Exits with 0 when the older secrets can be removed, else with 1. Rows that no secret decrypts count as left unless
 * the operator gives them up with --despite-unreadable: they may need a secret that is not configured. It can be interrupted and repeated.
 */
export async function runReEncrypt(column: EncryptedColumn, args = process.argv.slice(2)): Promise<void> {
  process.exitCode = 1;
  if (args.some((arg) => arg !== DESPITE_UNREADABLE)) {
    print(process.stderr, [`Aufruf: node dist/re-encrypt.js [${DESPITE_UNREADABLE}]`]);
    return;
  }
  Logger.overrideLogger(false);
  try {
    if (await reEncryptColumn(column, args.length > 0)) process.exitCode = 0;
  } catch (error) {
    print(process.stderr, describeFailure(error, { name: 'secrets', optionOf: {} }));
  }
}

/** Re-encrypts a column once. @returns whether the older secrets can be removed */
export async function reEncryptColumn(column: EncryptedColumn, isDespiteUnreadable: boolean): Promise<boolean> {
  const { DATABASE_URL, secrets } = column.settings();
  const pool = createPool({ DATABASE_URL }, { applicationName: 're-encrypt', max: 1 });
  try {
    const box = new SecretBox(secrets, column.purpose);
    const { count, unreadable } = await reEncryptRows(pool, column, box);
    const expiring = await countExpiring(pool, column, box);
    print(process.stdout, [
      `${column.label}: ${count} neu verschlüsselt, ${unreadable + expiring} noch nicht unter dem neuen Geheimnis.`,
    ]);
    const reasons = [
      ...(unreadable > 0 && !isDespiteUnreadable ? [unreadableReason(column.label, unreadable)] : []),
      ...(expiring > 0 ? [column.expiring!.reason(expiring)] : []),
    ];
    print(process.stderr, reasons);
    if (reasons.length === 0) print(process.stdout, nextSteps(column.purpose, secrets));
    return reasons.length === 0;
  } finally {
    await pool.end();
  }
}

async function reEncryptRows(pool: Pool, { rows, replace }: EncryptedColumn, box: SecretBox) {
  const unreadable: string[] = [];
  let count = 0;
  for (;;) {
    const { rows: page } = await pool.query<EncryptedRow>(
      `${rowsUnderOtherKeys('owner, box', rows)} AND owner <> ALL ($2) ORDER BY owner LIMIT ${ROWS_PER_QUERY}`,
      [box.keyId, unreadable],
    );
    if (page.length === 0) return { count, unreadable: unreadable.length };
    for (const row of page) {
      const secret = secretIn(row, box);
      if (secret === undefined) unreadable.push(row.owner);
      else count += (await pool.query(replace, [row.owner, row.box, box.seal(secret, row.owner)])).rowCount ?? 0;
    }
  }
}

/** @returns undefined when no secret decrypts it */
function secretIn({ owner, box }: EncryptedRow, secrets: SecretBox): string | undefined {
  try {
    return secrets.open(box, owner);
  } catch {
    return undefined;
  }
}

async function countExpiring(pool: Pool, { expiring }: EncryptedColumn, box: SecretBox): Promise<number> {
  if (!expiring) return 0;
  const { rows } = await pool.query<{ count: number }>(rowsUnderOtherKeys('count(*)::int AS count', expiring.rows), [
    box.keyId,
  ]);
  return rows[0]!.count;
}

/** @returns SQL with the parameter $1: the current key id */
function rowsUnderOtherKeys(columns: string, rows: string): string {
  return `SELECT ${columns} FROM (${rows}) stored WHERE substring(box FROM 1 FOR octet_length($1::bytea)) <> $1`;
}

function unreadableReason(label: string, count: number): string {
  return `Nicht lesbare Zeilen (${label}): ${count}. Es wird kein Geheimnis weggenommen. Fügen Sie das hinzu, mit dem diese Zeilen verschlüsselt wurden, oder geben Sie sie mit ${DESPITE_UNREADABLE} verloren.`;
}

function nextSteps(purpose: SecretPurpose, [, ...olderSecrets]: readonly string[]): string[] {
  return olderSecrets
    .map((secret) => fingerprintOfSecret(purpose, secret))
    .map(
      (id) => `Nicht mehr gebraucht: ${id}. In Containern: npm run deploy:secrets -- renew ${purpose} --finish ${id}`,
    );
}

function print(stream: NodeJS.WriteStream, lines: readonly string[]): void {
  for (const line of lines) stream.write(`${line}\n`);
}
