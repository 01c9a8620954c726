const types = ['application/sql', 'text/plain'];

/** Whether a file may be one of our backups, by its type or its name; the server checks its content. */
export function isBackupFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return types.includes(type) || /\.sql(\.enc)?$/i.test(name);
}
