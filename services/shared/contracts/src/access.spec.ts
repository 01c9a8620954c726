import { type Access, allEndpoints } from './index.js';

/** Who may call what, written down a second time: a slip of the pen in an endpoint is found here (docs/SECURITY.md A1). */
const calls: Readonly<Partial<Record<Access, readonly string[]>>> = {
  public: [
    'POST /api/validate-iban',
    'POST /api/auth/login',
    'GET /api/openapi.json',
    'GET /api/content/pages',
    'GET /api/content/pages/:slug',
    'POST /api/content/preview',
    'GET /api/homepage/sections',
    'GET /api/homepage/meta',
    'GET /api/header/config',
    'GET /api/footer/config',
    'GET /api/content/images/:id',
  ],
  session: ['GET /api/auth/user', 'POST /api/auth/setup-2fa', 'POST /api/auth/verify-2fa', 'POST /api/auth/logout'],
  manager: [
    'GET /api/admin/openapi.json',
    'PUT /api/auth/change-password',
    'GET /api/auth/sessions',
    'POST /api/auth/sessions/:id/end',
    'POST /api/auth/sessions/end-all',
    'GET /api/auth/recovery-codes',
    'POST /api/auth/recovery-codes',
    'GET /api/admin/system/config',
    'GET /api/admin/logs',
    'POST /api/admin/logs/search',
    'POST /api/admin/logs/histogram',
    'POST /api/admin/logs/export',
    'GET /api/admin/logs/:id',
    'GET /api/admin/content/pages',
    'POST /api/admin/content/pages',
    'PUT /api/admin/content/pages/:id',
    'DELETE /api/admin/content/pages/:id',
    'POST /api/admin/content/pages/:id/planned-publications',
    'POST /api/admin/content/images',
    'GET /api/admin/homepage/sections',
    'POST /api/admin/homepage/sections',
    'PUT /api/admin/homepage/sections/:id',
    'DELETE /api/admin/homepage/sections/:id',
    'GET /api/admin/homepage/meta',
    'PUT /api/admin/homepage/meta',
    'PUT /api/admin/header/config',
    'PUT /api/admin/footer/config',
    'GET /api/admin/appearance',
  ],
  admin: [
    'GET /api/admin/users',
    'POST /api/admin/users',
    'POST /api/admin/users/export',
    'GET /api/admin/audit',
    'POST /api/admin/audit/export',
    'PUT /api/admin/users/:id',
    'POST /api/admin/users/:id/reset-2fa',
    'PUT /api/admin/system/config',
    'PUT /api/admin/appearance',
    'GET /api/admin/logs/stats',
    'GET /api/admin/logs/cleanup-stats',
    'POST /api/admin/logs/cleanup',
    'POST /api/admin/logs/erasures/preview',
    'POST /api/admin/logs/erasures',
    'GET /api/admin/logs/erasures',
    'GET /api/admin/banks/count',
    'POST /api/admin/import-bank-data',
    'GET /api/admin/database/bank-data',
    'POST /api/admin/database/bank-imports',
    'POST /api/admin/database/bank-imports/upload',
    'GET /api/admin/database/bank-imports',
    'GET /api/admin/database/bank-imports/:country/:dataVersion/changes',
    'POST /api/admin/database/bank-imports/:country/:dataVersion/withdraw',
    'GET /api/admin/database/registry-releases',
    'POST /api/admin/database/registry-releases/upload',
    'POST /api/admin/database/registry-releases/:version/withdraw',
    'GET /api/admin/database/backup',
    'GET /api/admin/database/backups',
    'POST /api/admin/database/backups',
    'GET /api/admin/database/backups/:fileName',
    'POST /api/admin/database/restore',
    'POST /api/admin/database/restore-checks',
    'POST /api/admin/database/restore-checks/:id/restore',
    'DELETE /api/admin/database/restore-checks/:id',
    'POST /api/admin/database/drills',
    'GET /api/admin/database/jobs',
    'GET /api/admin/database/jobs/:id',
    'POST /api/admin/database/jobs/:id/cancel',
    'POST /api/admin/database/jobs/:id/retry',
    'GET /api/admin/database/schedules',
    'GET /api/admin/database/retention',
    'PUT /api/admin/database/retention',
  ],
};

const rows = Object.entries(calls).flatMap(([access, list]) => list.map((call) => [call, access] as const));

it.each(rows)('A1: %s is for %s', (call, access) => {
  expect(allEndpoints.find(({ method, path }) => `${method} ${path}` === call)?.access).toBe(access);
});

it('B11: calls that screens repeat by themselves only read', () => {
  // Filters that may name an IBAN stand in a body.
  const readByPost = ['/api/admin/logs/search', '/api/admin/logs/histogram'];
  for (const { method, path, polled } of allEndpoints) {
    if (polled) expect([path, method]).toEqual([path, readByPost.includes(path) ? 'POST' : 'GET']);
  }
});

it.each(['/api/admin/users', '/api/admin/api-keys', '/api/admin/system/config', '/api/admin/dashboard/stats'])(
  'B11: %s is asked for by a screen again and again',
  (polledPath) => expect(allEndpoints.some(({ path, polled }) => path === polledPath && polled)).toBe(true),
);
