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
import { findBank, listBankChanges } from './banks/banks.endpoints.js';
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
import { followEvents, liveFigures } from './logs/live.endpoints.js';
import { readSystemConfig, saveSystemConfig } from './settings/settings.endpoints.js';
import { changeUser, createUser, exportUsers, listUsers, resetTwoFactor } from './users/users.endpoints.js';
import { calculateIban } from './validation/calculate-iban.endpoints.js';
import { checkBatch } from './validation/check-batch.endpoints.js';
import { validateIban } from './validation/validate-iban.endpoints.js';
import { voidBatches } from './validation/void-batches.endpoints.js';

const declared = [
  validateIban,
  checkBatch,
  voidBatches,
  calculateIban,
  findBank,
  listBankChanges,
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
  listAudit,
  exportAudit,
  liveFigures,
  followEvents,
  readApiDescription,
  readAdminApiDescription,
] as const satisfies readonly Endpoint[];

/** Every endpoint of the product: gateway, API description and tests walk over this list, so that a new one needs no change there. */
export const allEndpoints: readonly Endpoint[] = declared;

/** An endpoint as its method and path name it. */
type NameOf<E extends Endpoint> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

/** Method and path of every endpoint that is called from outside, as in `GET /api/admin/users`. */
export type CallName = NameOf<Exclude<(typeof declared)[number], { readonly access: 'internal' }>>;
