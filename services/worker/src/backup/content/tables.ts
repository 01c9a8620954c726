import { addedFields, settingList } from '@pruefer/contracts';
import { AUDIT_COLUMNS } from '@pruefer/platform';
import { toBackupTables } from './backup-table.js';

/** Raise it above `SCHEMA_VERSION` with every change of this file's lists. */
export const LISTS_VERSION = 6;
/** Versions that first contained a field of the request log or a setting. */
export const additions = [...addedFields, ...settingList].flatMap(({ added }) => added ?? []);
/** Version of the tables in a file. Readers refuse newer files. */
export const SCHEMA_VERSION = Math.max(LISTS_VERSION, ...additions);

const record = 'only_row fields version updated_at';
const keySums = 'rows requests';
const timedSums = `${keySums} timed_rows response_time_us histogram`;

const content = toBackupTables('content', [
  [
    'cms.page',
    'id',
    'id slug title meta_description content links images gaps menu_order is_published show_in_menu noindex draft version created_at updated_at updated_by deleted_at translation_of',
  ],
  ['cms.page_revision', 'page_id number', 'page_id number kind at actor is_published fields'],
  ['cms.redirect', 'slug', 'slug page_id created_at created_by'],
  [
    'cms.section',
    'id',
    'id type title subtitle content button_text button_url icon place is_active version deleted_at language',
  ],
  ['cms.homepage', 'only_row', 'only_row version'],
  ['cms.homepage_meta', 'only_row', record],
  ['cms.header', 'only_row', record],
  ['cms.footer', 'only_row', record],
  ['cms.appearance', 'only_row', record],
  ['cms.image', 'id', 'id name alt width height bytes created_at created_by version'],
  ['cms.image_form', 'image_id type width', 'image_id type width content'],
]);

const settings = toBackupTables('settings', [
  ['cms.settings', 'only_row', ['only_row', ...settingList.map(({ column }) => column), 'version'].join(' ')],
]);

const banks = toBackupTables('banks', [
  [
    'banks.data_set',
    'id',
    'id version country source valid_from valid_until fingerprint records imported_at origin errors error_lines added changed removed bic_changed withdrawn_at authority',
  ],
  [
    'banks.bank',
    'data_set_id bank_code record_number',
    'data_set_id bank_code record_number is_holder name postal_code place short_name pan bic method change deletion_planned successor',
  ],
  [
    'banks.registry_release',
    'id',
    'id version name valid_from fingerprint origin entries changes imported_at withdrawn_at',
  ],
]);

const sums = toBackupTables('logs', [
  ['logs.minute_sums_open', 'minute status country writer', `minute status country writer ${timedSums}`],
  ['logs.minute_sums', 'minute status country', `minute status country ${timedSums}`],
  ['logs.hour_sums', 'hour status country', `hour status country ${timedSums}`],
  ['logs.day_sums', 'day status country', `day status country ${timedSums}`],
  ['logs.total_sums', 'status', `status ${keySums}`],
  ['logs.key_hour_sums_open', 'hour key_id status writer', `hour key_id status writer ${keySums}`],
  ['logs.key_hour_sums', 'hour key_id status', `hour key_id status ${keySums}`],
  ['logs.key_day_sums', 'day key_id status', `day key_id status ${keySums}`],
]);

const requests = toBackupTables(
  'logs',
  [
    [
      'logs.requests',
      'day id',
      [
        'at id contract_id day count response_time_us status country key_id iban_masked iban_hash address_short address_hash error_code error_message bank_details data_version request_id',
        ...addedFields.flatMap(({ column }) => column ?? []),
      ].join(' '),
    ],
    ['logs.request_details', 'day id', 'id day iban address'],
  ],
  true,
);

/** Tables that only a full recovery restores: accounts, costs and the audit. */
const neverRestored = toBackupTables(null, [
  [
    'auth.users',
    'id',
    'id username email canonical_username canonical_email role is_active last_login version created_at',
  ],
  ['auth.audit', 'id', AUDIT_COLUMNS],
  ['banks.audit', 'id', AUDIT_COLUMNS],
  ['cms.planned_publication', 'id', 'id page_id action at state created_by created_at ended_at failure'],
  ['cms.seed', 'name', 'name'],
  ['cms.audit', 'id', AUDIT_COLUMNS],
  ['keys.contract', 'id', 'id client_name client_email quota used version created_at is_test refunded language'],
  [
    'keys.key',
    'id',
    'id contract_id prefix last_four is_active superseded_at expires_at allowed_addresses created_at rate_limit_per_minute replaces',
  ],
  [
    'keys.booking',
    'id',
    'id contract_id kind amount quota_before quota_after actor order_number invoice_number note at reverses refunded_calls batch',
  ],
  ['keys.booked_order', 'contract_id order_number', 'contract_id order_number booking_id'],
  ['keys.usage_of_day', 'contract_id day', 'contract_id day calls'],
  ['keys.alert_settings', 'contract_id', 'contract_id thresholds is_mail_on mail_to webhook_url version'],
  ['keys.alert_reached', 'contract_id threshold', 'contract_id threshold'],
  ['keys.alert', 'id', 'id contract_id threshold used quota at'],
  [
    'keys.delivery',
    'id',
    'id contract_id alert_id channel target state tries last_status last_error created_at tried_at due_at',
  ],
  ['jobs.audit', 'id', AUDIT_COLUMNS],
  ['jobs.retention', 'only_row', 'only_row log_months'],
  ['keys.audit', 'id', AUDIT_COLUMNS],
  ['logs.cleanup', 'only_row', 'only_row cleaned_until erased_until'],
  ['logs.erased', 'id', 'id iban_hash at erased_until erased_by reason rows completed_at'],
  ['logs.audit', 'id', AUDIT_COLUMNS],
]);

/** Everything that backups hold, in the order of the file: what others refer to comes first, the log last. */
export const backupTables = [...settings, ...content, ...banks, ...neverRestored, ...sums, ...requests];

/** The columns of a listed table, except some. */
export function getTableColumns(name: string, ...exceptions: readonly string[]): readonly string[] {
  return backupTables.find(({ table }) => table === name)!.columns.filter((column) => !exceptions.includes(column));
}
