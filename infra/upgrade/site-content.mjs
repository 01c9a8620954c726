import { until } from '../shared/until.mjs';

/** @typedef {import('../shared/caller.mjs').Caller} Caller */
/** @typedef {Record<string, unknown>} SiteContent parts of a site that an upgrade must keep, by name */

const USER = { username: 'otto', email: 'otto@bank.example', password: 'Gewitter über Husum 1987', role: 'manager' };
const KEY = { clientName: 'Musterfirma GmbH', clientEmail: 'it@musterfirma.example', quota: 1_000 };
const TOP_UP = { addedQuota: 500, orderNumber: 'A-2026-17' };
const PAGE = { slug: 'laender', title: 'Länder', content: 'Ein **Absatz**.\n', isPublished: true };
const CHECKS = 3;
const LOG = '/api/admin/logs?startDate=2026-01-01&endDate=2099-01-01';
const STORED_TIMEOUT_MS = 30_000;

/**
 * Fills an empty system through its API: a user, an API key with a booking and checks, a page and a setting. Waits until the log has the checks.
 * @param {Caller} caller signed in as the first admin
 * @returns {Promise<string>} the API key
 * @throws {Error} for a refused call
 */
export async function fillSite(caller) {
  await caller.call('POST', '/api/admin/users', USER);
  const { id, apiKey } = await caller.call('POST', '/api/admin/api-keys', KEY);
  await caller.call('POST', `/api/admin/api-keys/${id}/top-up`, TOP_UP);
  for (let i = 0; i < CHECKS; i++) await caller.check(apiKey);
  // The oldest version has no pages.
  await caller.call('POST', '/api/admin/content/pages', PAGE).catch(() => {});
  const settings = await caller.call('GET', '/api/admin/system/config');
  await caller.call('PUT', '/api/admin/system/config', { ...settings, timeFormat: 'HH:mm' });
  await until(async () => (await caller.call('GET', LOG)).total === CHECKS, STORED_TIMEOUT_MS);
  return apiKey;
}

/**
 * Reads users, API keys with bookings, pages, settings and log through the API. Fields that later versions added are left out.
 * @param {Caller} caller signed in as an admin
 * @returns {Promise<SiteContent>}
 * @throws {Error} for a refused call
 */
export async function readSite(caller) {
  const rows = async (/** @type {string} */ path) => rowsIn(await caller.call('GET', path));
  const keys = await rows('/api/admin/api-keys');
  const bookings = await Promise.all(keys.map(({ id }) => rows(`/api/admin/api-keys/${id}/bookings`)));
  const logs = await caller.call('GET', LOG);
  return {
    users: pick(await rows('/api/admin/users'), ['username', 'email', 'role', 'isActive', 'twoFactorEnabled']),
    keys: pick(keys, ['id', 'clientName', 'clientEmail', 'quota', 'used', 'isActive']),
    bookings: bookings.map((list) => pick(list, ['id', 'amount', 'orderNumber', 'actor'])),
    pages: pick(await rows('/api/admin/content/pages').catch(() => []), ['id', 'slug', 'title', 'isPublished']),
    settings: await caller.call('GET', '/api/admin/system/config'),
    log: { total: logs.total, rows: pick(rowsIn(logs), ['id', 'apiKeyId', 'statusCode']) },
  };
}

/**
 * @param {SiteContent} before
 * @param {SiteContent} after
 * @returns {string[]} names of the parts that differ; pages that the newer version adds and settings that it introduces do not count
 */
export function lostParts(before, after) {
  return Object.keys(before).filter((part) => !isKept(before[part], after[part]));
}

/** @param {unknown} before @param {unknown} after */
function isKept(before, after) {
  const entries = new Set(serializeEntries(after));
  return serializeEntries(before).every((entry) => entries.has(entry));
}

/**
 * @param {any} value rows or named values
 * @returns {string[]}
 */
function serializeEntries(value) {
  const entries = Array.isArray(value) ? value : Object.entries(value ?? {});
  return entries.map((entry) => JSON.stringify(entry));
}

/**
 * @param {any} answer a list, or an object that carries it
 * @returns {any[]}
 */
function rowsIn(answer) {
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? []);
}

/** @param {any[]} rows @param {string[]} fields */
function pick(rows, fields) {
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
}
