/** The role that backups read with: only the columns that the owners grant (docs/SECURITY.md F1). */
export const BACKUP_READER = 'backup_reader';
