import { Injectable } from '@nestjs/common';
import { withTimeout } from '@pruefer/platform';
import { BackupPool } from './backup-pool.js';
import { backupTables } from '../content/tables.js';

const TIMEOUT_MS = 2_000;
/** Screens ask every few seconds, and every partition is looked up on disk. */
const VALID_MS = 60_000;

const sizeOfTables = `
  SELECT coalesce(sum(pg_table_size(c.oid)), 0)::double precision AS bytes
  FROM pg_class c, pg_class root JOIN pg_namespace n ON n.oid = root.relnamespace
  WHERE c.relkind = 'r' AND root.oid = coalesce(pg_partition_root(c.oid), c.oid) AND n.nspname || '.' || root.relname = ANY ($1)`;

/** Estimates the bytes of a backup: as text, rows take about the space of their tables. */
@Injectable()
export class EstimateSize {
  private last = { at: -Infinity, bytes: Promise.resolve(0) };

  constructor(private readonly database: BackupPool) {}

  /** @throws what PostgreSQL throws */
  run(): Promise<number> {
    const now = performance.now();
    if (now - this.last.at > VALID_MS) {
      const bytes = this.ask();
      this.last = { at: now, bytes };
      bytes.catch(() => (this.last = { ...this.last, at: -Infinity }));
    }
    return this.last.bytes;
  }

  private async ask(): Promise<number> {
    const tables = backupTables.map(({ table }) => table);
    const estimation = this.database.pool.query<{ bytes: number }>(sizeOfTables, [tables]);
    return (await withTimeout(TIMEOUT_MS, estimation)).rows[0]!.bytes;
  }
}
