/** One schema per use case: its owner migrates it, its service role reads and writes it. */
export const schemas = ['validation', 'keys', 'logs', 'banks', 'auth', 'cms', 'jobs'] as const;
export type Schema = (typeof schemas)[number];

export type RoleName = `${Schema}_${'owner' | 'service'}`;

export const roleNames: readonly RoleName[] = schemas.flatMap(
  (schema) => [`${schema}_owner`, `${schema}_service`] as const,
);

export function urlForRole(databaseUrl: string, role: RoleName, password: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
}
