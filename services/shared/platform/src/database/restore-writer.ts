/** The role that a restore writes with: only the rows that may be restored (docs/SECURITY.md F2). */
export const RESTORE_WRITER = 'restore_writer';
