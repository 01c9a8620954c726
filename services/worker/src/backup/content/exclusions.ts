/** Tables that no backup holds, and why: the author of a new table decides here or in `tables.ts`. */
export const excludedTables: Readonly<Record<string, string>> = {
  'auth.recovery_code': 'hashes that open an account',
  'auth.known_address': 'where users sign in from; a restored system collects it again',
  'auth.session': 'sessions end with a restore',
  'auth.attempts': 'failed logins of the last minutes',
  'banks.upload': 'a file on its way into an import',
  'auth.given_answer': 'answers that repeats get for a day',
  'cms.given_answer': 'answers that repeats get for a day',
  'cms.outbox': 'already published, or published again',
  'cms.outbox_epoch': 'belongs to the running system',
  'jobs.file_job': 'files of customers on this machine, deleted after days',
  'jobs.given_answer': 'answers that repeats get for a day',
  'jobs.job': 'what was asked of this installation; a backup is one of them',
  'jobs.line': 'belongs to the job',
  'jobs.outbox': 'already published, or published again',
  'jobs.outbox_epoch': 'belongs to the running system',
  'keys.announced': 'the last published state, which is determined again',
  'keys.outbox': 'already published, or published again',
  'keys.outbox_epoch': 'belongs to the running system',
  'keys.given_answer': 'answers that repeats get for a day',
  'logs.offsets': 'belong to the Kafka of the running system',
  'logs.cleanup_job': 'answers that repeats of a cleanup get',
  'logs.dead_letters': 'unread records, whole, for 30 days',
  'logs.opened_day': 'belongs to a restore that is under way',
  'logs.keys': 'a copy of what keys-service publishes',
  'validation.outbox': 'checks on their way into the log',
  'validation.removal': 'belongs to the outbox',
  'validation.idempotent_check': 'answers that repeats get for a day',
};

/** Table of applied migrations, in every schema and in no backup. */
export const MIGRATION_TABLE = 'migration';

/** Columns of listed tables that no backup holds, and why. */
export const excludedColumns: Readonly<Record<string, string>> = {
  'keys.delivery.job': 'about a job that no backup holds',
  'auth.users.password_hash': 'secret',
  'auth.users.totp_secret': 'secret',
  'auth.users.totp_last_step': 'belongs to the secret',
  'auth.users.pending_secret': 'secret',
  'auth.users.pending_until': 'belongs to the secret',
  'banks.data_set.address': 'determined again by the next request to the publisher',
  'banks.data_set.etag': 'determined again by the next request to the publisher',
  'banks.data_set.compared_with': 'a number that means another file elsewhere',
  'cms.page.html': 'made of content by the rules of the day: never taken from a file',
  'cms.section.html': 'made of content by the rules of the day: never taken from a file',
  'keys.key.hash': 'secret',
  'keys.key.limit_tag': 'made of the hash',
  'keys.alert_settings.webhook_secret': 'secret',
};
