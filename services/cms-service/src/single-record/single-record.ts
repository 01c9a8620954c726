import type { EntityManager } from 'typeorm';
import { lockUntilCommit, type SingleRecordTable } from '@pruefer/platform';

/** The one row of a table with its version. */
export interface StoredRecord<Fields> {
  readonly fields: Fields;
  readonly version: number;
  readonly updatedAt: Date;
}

/** A table with one row, saved as a whole. */
export class SingleRecord<Fields extends object> {
  constructor(private readonly table: SingleRecordTable) {}

  /** @returns undefined before the first save */
  async read(manager: EntityManager): Promise<StoredRecord<Fields> | undefined> {
    const rows = await manager.query<StoredRecord<Fields>[]>(
      `SELECT fields, version, updated_at AS "updatedAt" FROM cms.${this.table}`,
    );
    return rows[0];
  }

  /** Lets saves run one at a time, including the first one, which has no row to lock. */
  async lock(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, `cms.${this.table}`);
  }

  /** Stores the fields with a version. @returns the time of the save */
  async replace(manager: EntityManager, fields: Fields, version: number): Promise<Date> {
    const rows = await manager.query<{ updatedAt: Date }[]>(
      `INSERT INTO cms.${this.table} (fields, version, updated_at) VALUES ($1, $2, now())
       ON CONFLICT (only_row) DO UPDATE SET fields = excluded.fields, version = excluded.version, updated_at = now()
       RETURNING updated_at AS "updatedAt"`,
      [JSON.stringify(fields), version],
    );
    return rows[0]!.updatedAt;
  }
}
