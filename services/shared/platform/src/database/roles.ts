/** One schema per use case: its owner migrates it, its service role reads and writes it. */
export const schemas = ['validation', 'keys', 'logs', 'banks', 'auth', 'cms', 'jobs'] as const;
export type Schema = (typeof schemas)[number];

export type RoleName = `${Schema}_${'owner' | 'service'}`;

export const roleNames: readonly RoleName[] = schemas.flatMap(
  (schema) => [`${schema}_owner`, `${schema}_service`] as const,
);

/** The role that backups read with: only the columns that the owners grant (docs/SECURITY.md F1). */
export const BACKUP_READER = 'backup_reader';

/** The role that a restore writes with: only the rows that may be restored (docs/SECURITY.md F2). */
export const RESTORE_WRITER = 'restore_writer';

export function urlForRole(databaseUrl: string, role: RoleName, password: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
}
