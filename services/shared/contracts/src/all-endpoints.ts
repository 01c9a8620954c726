import {
  changeAlertSettings,
  listAlerts,
  listDeliveries,
  readAlertSettings,
  renewWebhookSecret,
  resendDelivery,
  sendTestMessage,
} from './alerts/alerts.endpoints.js';
import { readAdminApiDescription, readApiDescription } from './api-description.endpoints.js';
import { exportAudit, listAudit } from './audit/audit.endpoints.js';
import { changePassword, currentUser, login, setUpTwoFactor, verifyTwoFactor } from './auth/auth.endpoints.js';
import {
  endAllSessions,
  endSession,
  listSessions,
  logout,
  readRecoveryCodes,
  renewRecoveryCodes,
} from './auth/own-account.endpoints.js';
import { searchBanks } from './banks/bank-search.endpoints.js';
import { findBank, listBankChanges } from './banks/banks.endpoints.js';
import { listCountries } from './banks/countries.endpoints.js';
import {
  listPublicPages,
  readPublicPage,
  readPreview,
  listPages,
  createPage,
  readPage,
  savePage,
  deletePage,
  listTrash,
  restorePage,
  erasePage,
  orderPages,
  saveDraft,
  discardDraft,
  publishDraft,
  createPreview,
} from './content/pages.endpoints.js';
import {
  listRevisions,
  readRevision,
  restoreRevision,
  listPlans,
  planPublication,
  cancelPlan,
  renderContent,
  checkPage,
  listPageLinks,
  listRedirects,
  createRedirect,
  deleteRedirect,
} from './content/page-tools.endpoints.js';
import {
  listPublicSections,
  readHomepageMeta,
  listSections,
  createSection,
  saveSection,
  deleteSection,
  restoreSection,
  orderSections,
  readHomepageMetaForStaff,
  saveHomepageMeta,
} from './content/homepage.endpoints.js';
import { readAppearance, saveAppearance } from './content/appearance.endpoints.js';
import { readHeaderConfig, saveHeaderConfig } from './content/header.endpoints.js';
import { readFooterConfig, saveFooterConfig } from './content/footer.endpoints.js';
import {
  listImages,
  uploadImage,
  changeImage,
  deleteImage,
  readImage,
  readShareImage,
} from './content/images.endpoints.js';
import { databaseEndpoints } from './database/database.endpoints.js';
import type { Endpoint } from './endpoint.js';
import {
  changeApiKey,
  createApiKey,
  exportApiKeys,
  exportBookings,
  listApiKeys,
  listBookings,
  readApiKey,
  readUsage,
  renewApiKey,
  reverseBooking,
  topUpApiKey,
} from './keys/keys.endpoints.js';
import { readKeyLimits } from './keys/key-limits.endpoints.js';
import { dashboardStats, liveChart, recentLogs, topApiKeys, usageByCountry } from './logs/dashboard.endpoints.js';
import {
  cleanUpLogs,
  cleanupStats,
  exportLogs,
  listLogs,
  logHistogram,
  logStats,
  readLog,
  searchLogs,
} from './logs/log.endpoints.js';
import { eraseIban, listErasures, previewErasure } from './logs/erasures.endpoints.js';
import { checkLogCleanup, cleanUpLogsForJob, readKeptLogs } from './logs/log-upkeep.endpoints.js';
import { followEvents, liveFigures } from './logs/live.endpoints.js';
import { readSystemConfig, saveSystemConfig } from './settings/settings.endpoints.js';
import { changeUser, createUser, exportUsers, listUsers, resetTwoFactor } from './users/users.endpoints.js';
import { bulkBatch } from './validation/bulk-batch.endpoints.js';
import { calculateIban } from './validation/calculate-iban.endpoints.js';
import { checkBatch } from './validation/check-batch.endpoints.js';
import { validateIban } from './validation/validate-iban.endpoints.js';
import { validateIbans } from './validation/validate-ibans.endpoints.js';
import { voidBatches } from './validation/void-batches.endpoints.js';

const declared = {
  validateIban,
  validateIbans,
  checkBatch,
  bulkBatch,
  voidBatches,
  calculateIban,
  findBank,
  searchBanks,
  listBankChanges,
  listCountries,
  login,
  currentUser,
  setUpTwoFactor,
  verifyTwoFactor,
  changePassword,
  logout,
  listSessions,
  endSession,
  endAllSessions,
  readRecoveryCodes,
  renewRecoveryCodes,
  listUsers,
  exportUsers,
  createUser,
  changeUser,
  resetTwoFactor,
  listApiKeys,
  createApiKey,
  readApiKey,
  changeApiKey,
  topUpApiKey,
  renewApiKey,
  listBookings,
  exportApiKeys,
  exportBookings,
  reverseBooking,
  readAlertSettings,
  changeAlertSettings,
  renewWebhookSecret,
  listAlerts,
  listDeliveries,
  sendTestMessage,
  resendDelivery,
  readUsage,
  readKeyLimits,
  readSystemConfig,
  saveSystemConfig,
  dashboardStats,
  topApiKeys,
  recentLogs,
  usageByCountry,
  liveChart,
  listLogs,
  searchLogs,
  logHistogram,
  readLog,
  exportLogs,
  logStats,
  cleanupStats,
  cleanUpLogs,
  previewErasure,
  eraseIban,
  listErasures,
  checkLogCleanup,
  cleanUpLogsForJob,
  readKeptLogs,
  listAudit,
  exportAudit,
  liveFigures,
  followEvents,
  listPublicPages,
  readPublicPage,
  readPreview,
  listPages,
  createPage,
  readPage,
  savePage,
  deletePage,
  listTrash,
  restorePage,
  erasePage,
  orderPages,
  saveDraft,
  discardDraft,
  publishDraft,
  createPreview,
  listRevisions,
  readRevision,
  restoreRevision,
  listPlans,
  planPublication,
  cancelPlan,
  renderContent,
  checkPage,
  listPageLinks,
  listRedirects,
  createRedirect,
  deleteRedirect,
  listPublicSections,
  readHomepageMeta,
  listSections,
  createSection,
  saveSection,
  deleteSection,
  restoreSection,
  orderSections,
  readHomepageMetaForStaff,
  saveHomepageMeta,
  readHeaderConfig,
  saveHeaderConfig,
  readFooterConfig,
  saveFooterConfig,
  readAppearance,
  saveAppearance,
  listImages,
  uploadImage,
  changeImage,
  deleteImage,
  readImage,
  readShareImage,
  ...databaseEndpoints,
  readApiDescription,
  readAdminApiDescription,
} satisfies Readonly<Record<string, Endpoint>>;

/** Every endpoint of the product: gateway, API description and tests walk over this list, so that a new one needs no change there. */
export const allEndpoints: readonly Endpoint[] = Object.values(declared);

/** Name of each endpoint in generated clients: that of its constant. */
export const endpointIds: ReadonlyMap<Endpoint, string> = new Map(Object.entries(declared).map(([id, e]) => [e, id]));

type NameOf<E extends Endpoint> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

/** Method and path of every endpoint that is called from outside, as in `GET /api/admin/users`. */
export type CallName = NameOf<Exclude<(typeof declared)[keyof typeof declared], { readonly access: 'internal' }>>;
