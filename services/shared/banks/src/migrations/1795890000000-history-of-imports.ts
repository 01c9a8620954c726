import { createAuditSql, createAuditTrailSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const buildBanksSql = (id: string) =>
  `(SELECT * FROM banks.bank WHERE data_set_id = ${id} AND is_holder AND change <> 'D')`;
const state = (bank: string) =>
  ['name', 'short_name', 'bic', 'postal_code', 'place', 'pan', 'method', 'deletion_planned', 'successor']
    .map((column) => `${bank}.${column}`)
    .join(', ');
const difference = `SELECT (count(*) FILTER (WHERE b.bank_code IS NULL))::int AS added,
      (count(*) FILTER (WHERE a.bank_code IS NULL))::int AS removed,
      (count(*) FILTER (WHERE a.bank_code IS NOT NULL AND b.bank_code IS NOT NULL))::int AS changed,
      (count(*) FILTER (WHERE a.bank_code IS NOT NULL AND b.bank_code IS NOT NULL AND a.bic IS DISTINCT FROM b.bic))::int
        AS "bicChanged"
    FROM ${buildBanksSql('p.before')} b FULL JOIN ${buildBanksSql('p.id')} a USING (bank_code)
   WHERE (${state('b')}) IS DISTINCT FROM (${state('a')})`;

/** Origin, errors and changes of each file, withdrawal, uploads and audit. */
export class HistoryOfImports1795890000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE banks.data_set
        ADD origin text NOT NULL DEFAULT 'command-line'
          CHECK (origin IN ('official', 'shipped', 'uploaded', 'command-line')),
        ADD errors integer NOT NULL DEFAULT 0 CHECK (errors >= 0),
        ADD error_lines text[] NOT NULL DEFAULT '{}',
        ADD address text,
        ADD etag text,
        ADD compared_with integer REFERENCES banks.data_set ON DELETE SET NULL,
        ADD added integer,
        ADD changed integer,
        ADD removed integer,
        ADD bic_changed integer,
        ADD withdrawn_at timestamptz`);
    await queryRunner.query(`
      UPDATE banks.data_set d
         SET compared_with = p.before, added = n.added, changed = n.changed, removed = n.removed, bic_changed = n."bicChanged"
        FROM (SELECT id, lag(id) OVER (PARTITION BY country ORDER BY valid_from, id) AS before FROM banks.data_set) p
       CROSS JOIN LATERAL (${difference}) n
       WHERE d.id = p.id AND p.before IS NOT NULL`);
    // The file that was shipped until this version.
    await queryRunner.query(`UPDATE banks.data_set SET origin = 'shipped' WHERE version = '2026-09-07-32822740'`);
    await queryRunner.query(`
      CREATE TABLE banks.upload (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        content bytea NOT NULL
      )`);
    // Compressed files do not shrink further, and external storage allows reading parts.
    await queryRunner.query(`ALTER TABLE banks.upload ALTER content SET STORAGE EXTERNAL`);
    await queryRunner.query(createAuditSql('banks'));
    await queryRunner.query(createAuditTrailSql('banks'));
  }
}
