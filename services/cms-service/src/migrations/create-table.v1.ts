/** SQL of a table with one row of fields. Never change it: migrations have run with it in systems elsewhere. */
export function createSingleRecordSql(table: string): string {
  return `CREATE TABLE cms.${table} (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    fields jsonb NOT NULL,
    version int NOT NULL,
    updated_at timestamptz NOT NULL
  );
  COMMENT ON TABLE cms.${table} IS 'Empty until the first save: then the defaults are in force.'`;
}
