/** Fixed retention periods, for the code that deletes and for the overview of retention. */

/** Events in Kafka, by time; its bytes may be used up before. */
export const EVENT_DAYS = 14;
/** Answers to calls with an `Idempotency-Key`; a later repeat counts as a new call. */
export const REPEATABLE_ANSWER_HOURS = 24;
/** Sessions that are over. */
export const ENDED_SESSION_DAYS = 1;
/** Failed sign-ins in a row of an account without a later successful one. */
export const FAILED_SIGN_IN_DAYS = 30;
/** Backups that a new one does not delete: the newest of each of the last days, weeks and months that have one. */
export const BACKUPS_KEPT = { days: 7, weeks: 4, months: 12 } as const;
/** Uploaded backups that were checked and not restored. */
export const UPLOADED_BACKUP_HOURS = 1;
