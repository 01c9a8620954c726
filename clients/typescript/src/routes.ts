import type { CallName, CustomerCalls } from './customer-calls.js';

const file = '/api/v1/jobs/:id/file';

/** Method and path of each call. The contracts type every literal, so that a changed path does not compile. */
export const routes: { readonly [Name in CallName]: Pick<CustomerCalls[Name], 'method' | 'path'> } = {
  validateIban: { method: 'POST', path: '/api/validate-iban' },
  validateIbans: { method: 'POST', path: '/api/v1/ibans/validate' },
  calculateIban: { method: 'POST', path: '/api/v1/ibans/calculate' },
  findBank: { method: 'GET', path: '/api/v1/banks/:country/:bankCode' },
  searchBanks: { method: 'GET', path: '/api/v1/banks' },
  listBankChanges: { method: 'GET', path: '/api/v1/bank-changes' },
  listCountries: { method: 'GET', path: '/api/v1/countries' },
  readUsage: { method: 'GET', path: '/api/v1/usage' },
  createFileJob: { method: 'POST', path: '/api/v1/jobs' },
  listFileJobs: { method: 'GET', path: '/api/v1/jobs' },
  readFileJob: { method: 'GET', path: '/api/v1/jobs/:id' },
  readUpload: { method: 'GET', path: file },
  uploadPiece: { method: 'PATCH', path: file },
  rereadFile: { method: 'POST', path: '/api/v1/jobs/:id/preflight' },
  startFileJob: { method: 'POST', path: '/api/v1/jobs/:id/start' },
  cancelFileJob: { method: 'POST', path: '/api/v1/jobs/:id/cancel' },
  deleteFileJob: { method: 'DELETE', path: '/api/v1/jobs/:id' },
  downloadFileResult: { method: 'GET', path: '/api/v1/jobs/:id/result' },
  downloadFileErrors: { method: 'GET', path: '/api/v1/jobs/:id/errors' },
};

/**
 * Fills in the parameters of a call's path, and its query.
 * @param query values that are undefined are left out
 * @returns the path with its query, to be appended to the base URL
 */
export function buildRequestTarget(
  name: CallName,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = routes[name].path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
