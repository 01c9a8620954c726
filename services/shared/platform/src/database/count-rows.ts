import type { EntityManager } from 'typeorm';

/** The number of rows. @param rows SQL after `FROM` */
export async function countRows(
  database: Pick<EntityManager, 'query'>,
  rows: string,
  values: unknown[] = [],
): Promise<number> {
  const [row] = await database.query<[{ total: number }]>(`SELECT count(*)::int AS total FROM ${rows}`, values);
  return row.total;
}
