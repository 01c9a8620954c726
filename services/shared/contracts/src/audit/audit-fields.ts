import type { Appearance } from '../content/site/appearance.endpoints.js';
import type { FooterConfig } from '../content/site/footer.endpoints.js';
import type { SaveHeaderConfigBody } from '../content/site/header.endpoints.js';
import type { SaveHomepageMetaBody } from '../content/homepage/homepage-meta.js';
import type { SaveSectionBody } from '../content/homepage/homepage.js';
import type { PageFields } from '../content/pages/pages.js';
import type { ChangeApiKeyBody, CreateApiKeyBody } from '../keys/api-keys.js';
import type { ApiKeysQuery } from '../keys/key-queries.js';
import type { LogSelection } from '../logs/log-filter.js';
import type { CursorPagingQuery } from '../fields/paging.js';
import type { StoredSystemConfig } from '../settings/settings.endpoints.js';
import type { ChangeUserBody } from '../users/users.endpoints.js';
import type { AuditSelection } from './audit.endpoints.js';

/** Fields of records, whose changes an entry shows. */
type RecordField =
  | keyof (Appearance & FooterConfig & SaveHeaderConfigBody & SaveHomepageMetaBody & SaveSectionBody & PageFields)
  | keyof (ChangeApiKeyBody & CreateApiKeyBody & ChangeUserBody & StoredSystemConfig);

/** Fields of the filter of an exported file; addresses and IBANs are left out (docs/SECURITY.md G1). */
type FilterField =
  | keyof AuditSelection
  | Exclude<keyof LogSelection, 'iban' | 'ipAddress' | 'notIpAddress'>
  | Exclude<keyof ApiKeysQuery, keyof CursorPagingQuery>;

/** Names of the details of an entry; the console has a German name for each. Stored entries may contain names removed since. */
export type AuditField =
  | RecordField
  | FilterField
  | 'alt'
  | 'amount'
  | 'at'
  | 'backupAt'
  | 'booking'
  | 'byIban'
  | 'bySearch'
  | 'bytes'
  | 'changed'
  | 'checksum'
  | 'country'
  | 'delivery'
  | 'durationMs'
  | 'errors'
  | 'failure'
  | 'fileName'
  | 'height'
  | 'invoiceNumber'
  | 'isEncrypted'
  | 'isMailOn'
  | 'isPublished'
  | 'logsDeleted'
  | 'mailTo'
  | 'months'
  | 'name'
  | 'network'
  | 'newKey'
  | 'orderNumber'
  | 'origin'
  | 'overlap'
  | 'parts'
  | 'reason'
  | 'records'
  | 'resent'
  | 'reverses'
  | 'safetyBackup'
  | 'source'
  | 'subject'
  | 'tables'
  | 'thresholds'
  | 'titles'
  | 'validFrom'
  | 'webhook'
  | 'width'
  | 'withoutSomeAddresses';

/** Replaces the change of a value that is too long for an entry. */
export const HIDDEN_CHANGE = 'changed';

export type AuditDetails = { readonly [Field in AuditField]?: unknown };

/** Type of details that have only these names. */
export type NamedDetails<Details> = {
  readonly [Field in keyof Details]: Field extends AuditField ? unknown : never;
};
