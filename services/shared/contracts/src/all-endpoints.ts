import type { Endpoint } from './endpoint.js';
import { dashboardStats, liveChart, recentLogs, topApiKeys, usageByCountry } from './logs/dashboard.endpoints.js';
import { checkBatch } from './validation/check-batch.endpoints.js';
import { validateIban } from './validation/validate-iban.endpoints.js';

/** Every endpoint of the product: gateway, OpenAPI page and tests walk over this list, so that a new one needs no change there. */
export const allEndpoints: readonly Endpoint[] = [
  validateIban,
  checkBatch,
  dashboardStats,
  topApiKeys,
  recentLogs,
  usageByCountry,
  liveChart,
];
