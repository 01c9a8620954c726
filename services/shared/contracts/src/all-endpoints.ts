import * as alerts from './alerts/alerts.endpoints.js';
import * as apiDescription from './api-description.endpoints.js';
import * as audit from './audit/audit.endpoints.js';
import * as auth from './auth/auth.endpoints.js';
import * as ownAccount from './auth/own-account.endpoints.js';
import * as bankSearch from './banks/bank-search.endpoints.js';
import * as banks from './banks/banks.endpoints.js';
import * as countries from './banks/countries.endpoints.js';
import * as appearance from './content/appearance.endpoints.js';
import * as footer from './content/footer.endpoints.js';
import * as header from './content/header.endpoints.js';
import * as homepage from './content/homepage.endpoints.js';
import * as images from './content/images.endpoints.js';
import * as pageChecks from './content/page-checks.endpoints.js';
import * as pageLinks from './content/page-links.endpoints.js';
import * as pages from './content/pages.endpoints.js';
import * as plans from './content/plans.endpoints.js';
import * as redirects from './content/redirects.endpoints.js';
import * as rendering from './content/rendering.endpoints.js';
import * as revisions from './content/revisions.endpoints.js';
import * as backups from './backups/backups.endpoints.js';
import * as bankImports from './banks/bank-imports.endpoints.js';
import * as jobs from './jobs/jobs.endpoints.js';
import * as registryReleases from './banks/registry-releases.endpoints.js';
import * as retention from './retention/retention.endpoints.js';
import * as fileJobs from './files/file-jobs.endpoints.js';
import * as staffFileJobs from './files/staff-file-jobs.endpoints.js';
import * as keyLimits from './keys/key-limits.endpoints.js';
import * as keys from './keys/keys.endpoints.js';
import * as dashboard from './logs/dashboard.endpoints.js';
import * as erasures from './logs/erasures.endpoints.js';
import * as live from './logs/live.endpoints.js';
import * as log from './logs/log.endpoints.js';
import * as logUpkeep from './logs/log-upkeep.endpoints.js';
import * as settings from './settings/settings.endpoints.js';
import * as users from './users/users.endpoints.js';
import * as bulkBatch from './validation/bulk-batch.endpoints.js';
import * as calculateIban from './validation/calculate-iban.endpoints.js';
import * as checkBatch from './validation/check-batch.endpoints.js';
import * as openIban from './validation/openiban.endpoints.js';
import * as validateIban from './validation/validate-iban.endpoints.js';
import * as validateIbans from './validation/validate-ibans.endpoints.js';
import * as voidBatches from './validation/void-batches.endpoints.js';
import type { Endpoint } from './definition/endpoint.js';

/** Groups in the order of the API description, which sorts the calls of a file by name. */
const files = [
  validateIban,
  validateIbans,
  checkBatch,
  bulkBatch,
  voidBatches,
  calculateIban,
  openIban,
  fileJobs,
  staffFileJobs,
  banks,
  bankSearch,
  countries,
  auth,
  ownAccount,
  users,
  keys,
  alerts,
  keyLimits,
  settings,
  dashboard,
  log,
  erasures,
  logUpkeep,
  audit,
  live,
  pages,
  revisions,
  plans,
  rendering,
  pageChecks,
  pageLinks,
  redirects,
  homepage,
  header,
  footer,
  appearance,
  images,
  bankImports,
  registryReleases,
  backups,
  jobs,
  retention,
  apiDescription,
];

type Named = [id: string, endpoint: Endpoint];

const namedEndpoints: Named[] = files.flatMap((file) => Object.entries(file).filter(isEndpoint));

function isEndpoint(entry: [string, unknown]): entry is Named {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

/** Every endpoint of the product. Gateway, API description and tests iterate over this list, so a new endpoint needs no change there. */
export const allEndpoints: readonly Endpoint[] = namedEndpoints.map(([, endpoint]) => endpoint);

/** Name of each endpoint in generated clients, equal to its constant. */
export const endpointIds: ReadonlyMap<Endpoint, string> = new Map(
  namedEndpoints.map(([id, endpoint]) => [endpoint, id]),
);

type ExportOf<File> = File extends File ? File[keyof File] : never;

type NameOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

type AnyEndpoint = ExportOf<(typeof files)[number]>;

/** Method and path of every endpoint that is called from outside, as in `GET /api/admin/users`. */
export type CallName = NameOf<Exclude<AnyEndpoint, { readonly access: 'internal' }>>;

/** Every call for visitors and customers, who do not sign in. */
export type CustomerEndpoint = Exclude<
  Extract<AnyEndpoint, { readonly access: 'public' | 'apiKey' }>,
  { readonly service: 'auth' }
>;

/** Method and path of these calls. */
export type CustomerCallName = NameOf<CustomerEndpoint>;
