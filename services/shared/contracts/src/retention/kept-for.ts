/** Fixed retention periods, for the code that deletes and for the overview of retention. */

/** Events in Kafka; its size limit may delete them earlier. */
export const EVENT_DAYS = 14;
/** Answers to calls with an `Idempotency-Key`; a later repeat counts as a new call. */
export const REPEATABLE_ANSWER_HOURS = 24;
export const ENDED_SESSION_DAYS = 1;
/** Count of consecutive failed sign-ins, if no successful one follows. */
export const FAILED_SIGN_IN_DAYS = 30;
/** Backups that a new backup does not delete: the newest of each of the last days, weeks and months with a backup. */
export const BACKUPS_KEPT = { days: 7, weeks: 4, months: 12 } as const;
/** Uploaded backups that an admin checked but did not restore. */
export const UPLOADED_BACKUP_HOURS = 1;
