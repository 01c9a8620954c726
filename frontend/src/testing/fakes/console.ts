import type { AdminUser, AuditRecord, OwnSession, SessionUser } from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { figureAnswers } from './figures.js';
import { fakeServer, problem, startFakeServer } from './server.js';

export const admin: SessionUser = { username: 'm.hoffmann', role: 'admin', twoFactorEnabled: true };
export const manager: SessionUser = { username: 's.aydin', role: 'manager', twoFactorEnabled: true };

export const users: AdminUser[] = [
  {
    id: '1',
    ...admin,
    email: 'm.hoffmann@bank.example',
    isActive: true,
    lastLogin: '2026-11-21T03:12:44Z',
    version: 3,
  },
  { id: '2', ...manager, email: 's.aydin@bank.example', isActive: true, lastLogin: null, version: 1 },
  {
    id: '3',
    username: 'praktikum',
    role: 'manager',
    twoFactorEnabled: false,
    email: 'praktikum@bank.example',
    isActive: false,
    lastLogin: null,
    version: 7,
  },
];

export const sessions: OwnSession[] = [
  {
    id: '11111111-1111-4111-8111-111111111111',
    device: 'Firefox, Linux',
    network: '203.0.113.0/24',
    since: '2026-11-21T03:12:44Z',
    lastSeen: '2026-11-21T05:00:00Z',
    isCurrent: true,
  },
  {
    id: '22222222-2222-4222-8222-222222222222',
    device: 'Safari, iPhone',
    network: '',
    since: '2026-11-21T04:00:00Z',
    lastSeen: '2026-11-21T04:30:00Z',
    isCurrent: false,
  },
];

/** A record of the audit log: an admin has changed a user. */
export const auditRecord = (fields: Partial<AuditRecord> = {}): AuditRecord => ({
  id: 'auth-2',
  timestamp: '2026-11-21T03:12:44Z',
  action: 'user.changed',
  actorId: '1',
  actor: 'm.hoffmann',
  network: '203.0.113.0/24',
  requestId: 'r-1',
  target: 'u-2',
  targetName: 's.aydin',
  details: { role: { from: 'manager', to: 'admin' } },
  ...fields,
});

/** Imitates auth-service: returns a plain list without parameters, else a page. */
function usersAt(query: URLSearchParams): object {
  if (query.size === 0) return users;
  const search = (query.get('search') ?? '').toLowerCase();
  const matches = users.filter(({ username, email }) => `${username} ${email}`.toLowerCase().includes(search));
  const sort = query.get('sort') ?? '';
  const getSortText = (user: AdminUser) => String(user[sort.replace('-', '') as keyof AdminUser] ?? '');
  const ordered =
    sort === '-createdAt' ? matches : matches.toSorted((a, b) => getSortText(a).localeCompare(getSortText(b)));
  const offset = Number(query.get('offset') ?? 0);
  return { items: ordered.slice(offset, offset + Number(query.get('limit') ?? 20)), total: matches.length };
}

/** All calls with changes: method, path and body. */
export const sentCalls: { call: string; body: unknown }[] = [];

/** Signs a user in and lets the fake server answer the console's usual calls. */
export function signIn(user: SessionUser): void {
  localStorage.setItem('auth_token', 'token');
  fakeServer.use(
    http.get('*/api/auth/user', () => HttpResponse.json(user)),
    ...figureAnswers,
    http.post('*/api/auth/logout', () => HttpResponse.json({ message: 'Sie sind abgemeldet.' })),
    http.get('*/api/auth/sessions', () => HttpResponse.json(sessions)),
    http.get('*/api/admin/audit', () => HttpResponse.json({ entries: [], nextCursor: null })),
    http.get('*/api/auth/recovery-codes', () => HttpResponse.json({ left: 8 })),
    http.get('*/api/admin/users', ({ request }) =>
      user.role === 'admin'
        ? HttpResponse.json(usersAt(new URL(request.url).searchParams))
        : problem(403, 'forbidden', 'Dafür fehlt Ihnen die Berechtigung.'),
    ),
  );
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** Answers calls of this method and path from now on, and adds each to `sentCalls`. */
export function answerCall(method: Method, path: string, answer: (body: unknown) => object | Promise<object>): void {
  fakeServer.use(
    http[method](`*${path}`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sentCalls.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
      const reply = await answer(body);
      return reply instanceof Response ? reply : HttpResponse.json(reply as Record<string, unknown>);
    }),
  );
}

/** Another user has saved: what began with an earlier version is refused, and what is saved over theirs is answered. */
export function answerConflict<Saved extends { readonly version: number }>(
  path: string,
  current: Saved,
  saved: object = current,
): void {
  const conflict = { status: 409, code: 'version_conflict', message: 'Inzwischen geändert.', current };
  answerCall('put', path, (body) =>
    (body as { version: number }).version === current.version ? saved : HttpResponse.json(conflict, { status: 409 }),
  );
}

/** Lets the fake server refuse the token from now on. */
export function expireSession(path = '/api/admin/*'): void {
  const refuse = () => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.');
  fakeServer.use(http.all(`*${path}`, refuse), http.get('*/api/auth/user', refuse));
}

/** Signs out and clears all stored data. */
export function resetConsole(): void {
  localStorage.clear();
  sessionStorage.clear();
  sentCalls.length = 0;
}

/** Starts the server around every test of a file, and begins each one signed out. */
export function startFakeConsole(): void {
  startFakeServer();
  beforeEach(resetConsole);
}
