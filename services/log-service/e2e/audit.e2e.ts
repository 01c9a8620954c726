import type { AuditPage } from '@pruefer/contracts';
import { bearer } from '@pruefer/testkit';
import { parse } from 'csv-parse/sync';
import { suiteLogService } from './support/running-log-service.js';

const anna = '019a9f00-0000-7000-8000-00000000000a';
const bernd = '019a9f00-0000-7000-8000-00000000000b';

const around = suiteLogService(['log-service', 'worker', 'auth-service', 'cms-service', 'keys-service']);
beforeAll(() => fill());

/** Something in each of the five schemas, as their services write it. */
async function fill(): Promise<void> {
  const sql = (text: string, values?: unknown[]) => around.database.sql(text, values);
  await sql(
    `INSERT INTO auth.users (id, username, email, canonical_username, canonical_email, role, password_hash)
     VALUES ($1, 'anna', 'a@x', 'anna', 'a@x', 'admin', '-'), ($2, 'Bernd', 'b@x', 'bernd', 'b@x', 'manager', '-')`,
    [anna, bernd],
  );
  await sql(`INSERT INTO keys.contract (client_name, client_email, quota) VALUES ('Süderelbe a. G.', 'm@x', 10)`);
  await sql(
    `INSERT INTO keys.key (id, contract_id, hash, prefix, last_four) SELECT 'key-1', id, sha256('x'), 'iban_sk_', 'abcd' FROM keys.contract`,
  );
  await write('auth', 1, 'user.changed', bernd, { role: { from: 'manager', to: 'admin' } });
  await write('keys', 2, 'key.topped-up', 'key-1', { amount: 100 });
  await write('cms', 3, 'settings.saved', null, {});
  await write('logs', 4, 'logs.cleaned', '2026-01-01', { logsDeleted: 7 });
  await write('jobs', 5, 'job.cancelled', 'job-1', { name: 'Backup' });
  await sql(
    `INSERT INTO auth.audit (at, action, actor_id, actor, address, target)
     SELECT timestamptz '2026-03-01T00:00:00Z' + place / 10 * interval '1 s', 'login.ok', $1, 'Bernd', '2001:db8:1:2::3', $2
     FROM generate_series(1, 1200) AS place`,
    [bernd, bernd],
  );
}

function write(schema: string, day: number, action: string, target: string | null, details: object) {
  return around.database.sql(
    `INSERT INTO ${schema}.audit (at, action, actor_id, actor, address, request_id, target, details)
     VALUES ($1, $2, $3, 'anna', '203.0.113.77', 'request-1', $4, $5)`,
    [`2026-02-0${day}T10:00:00Z`, action, anna, target, details],
  );
}

type Role = 'admin' | 'manager';
const send = async (method: string, path: string, body?: object, role: Role = 'admin') =>
  fetch(around.service.url + path, {
    method,
    headers: { ...(await bearer({ role })), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const list = async (query: string, role?: Role) =>
  (await (await send('GET', `/api/admin/audit?${query}`, undefined, role)).json()) as AuditPage;
const listActions = ({ entries }: AuditPage) => entries.map(({ action }) => action);

describe('the audit log', () => {
  it("D8: holds what all services have written, the newest first, with today's names", async () => {
    const { entries, nextCursor } = await list('startDate=2026-02-01&endDate=2026-02-28');
    expect(nextCursor).toBeNull();
    expect(entries.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['job.cancelled', 'Backup'],
      ['logs.cleaned', null],
      ['settings.saved', null],
      ['key.topped-up', 'Süderelbe a. G.'],
      ['user.changed', 'Bernd'],
    ]);
    expect(entries[4]).toEqual({
      id: expect.stringMatching(/^auth-\d+$/),
      timestamp: '2026-02-01T10:00:00.000Z',
      action: 'user.changed',
      actorId: anna,
      actor: 'anna',
      network: '203.0.113.0/24',
      requestId: 'request-1',
      target: bernd,
      targetName: 'Bernd',
      details: { role: { from: 'manager', to: 'admin' } },
    });
  });

  it.each([
    ['person=ANN', ['job.cancelled', 'logs.cleaned', 'settings.saved', 'key.topped-up', 'user.changed']],
    ['person=a%25', []],
    ['action=key.topped-up', ['key.topped-up']],
    [`target=${bernd}&action=user.changed`, ['user.changed']],
    ['target=key-1', ['key.topped-up']],
    ['person=anna&startDate=2026-02-03&endDate=2026-02-03', ['settings.saved']],
    ['person=anna&startDate=2026-02-04T10:00:00Z', ['job.cancelled', 'logs.cleaned']],
    ['person=anna&endDate=2026-02-01T10:00:00Z', []],
  ])('is filtered by %s', async (query, actions) => expect(listActions(await list(query))).toEqual(actions));

  it('is read page by page, each entry once, whatever is added meanwhile and though many are of one moment', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null; pages += 1) {
      const page: AuditPage = await list(`limit=97&person=bernd${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.nextCursor;
      await write('auth', 9, 'login.ok', null, {});
      expect(pages).toBeLessThan(20);
    }
    expect([seen.length, new Set(seen).size]).toEqual([1200, 1200]);
    await around.database.sql(`DELETE FROM auth.audit WHERE at = '2026-02-09T10:00:00Z'`);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['action=user.deleted', 'action'],
    ['area=users', 'area'],
    ['startDate=gestern', 'startDate'],
    ['startDate=2026-02-02&endDate=2026-02-01', 'endDate'],
    ['cursor=%22', 'cursor'],
    ['cursor=WyIxIl0', 'cursor'],
    [`person=${'x'.repeat(65)}`, 'person'],
    ['person=a&person=b', 'person'],
  ])('E3: %.40s is refused by a German sentence at its field', async (query, field) => {
    const response = await send('GET', `/api/admin/audit?${query}`);
    const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
    expect([response.status, errors[0]?.field]).toEqual([400, field]);
    expect(errors[0]?.message).toMatch(/^(Bitte|Der|Die|Das|Diesen?) .*\.$/);
  });

  it.each([
    ['', ['settings.saved']],
    ['area=system', ['settings.saved']],
    ['area=pages', []],
    ['action=settings.saved', ['settings.saved']],
    ['action=user.changed', []],
    ['action=key.topped-up&area=system', []],
    [`target=${bernd}`, []],
    ['target=key-1', []],
    ['person=bernd', []],
  ])('D8: shows managers entries on the website alone, without networks: ?%s', async (query, actions) => {
    const page = await list(query, 'manager');
    expect(listActions(page)).toEqual(actions);
    expect(page.entries.every(({ network }) => network === null)).toBe(true);
  });

  it('is narrowed to a part of the website for admins too', async () => {
    expect(listActions(await list('area=system'))).toEqual(['settings.saved']);
    expect(listActions(await list('area=header'))).toEqual([]);
  });

  it('A1: is a file for admins alone', async () => {
    expect((await send('POST', '/api/admin/audit/export', {}, 'manager')).status).toBe(403);
  });
});

describe('the file of the audit log', () => {
  it('D8, E7: says everything in sentences, no cell is a formula, and the download leaves a row', async () => {
    await write('auth', 5, 'user.created', bernd, { username: '=1+1' });
    await around.database.sql(`UPDATE auth.users SET username = '=cmd' WHERE id = $1`, [bernd]);
    const response = await send('POST', '/api/admin/audit/export', { startDate: '2026-02-01', endDate: '2026-02-28' });
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="Audit-Log_Europe-Berlin_2026-02-01_00-00_bis_2026-03-01_00-00\.csv"/,
    );
    const lines = parse<Record<string, string>>(await response.text(), { bom: true, delimiter: ';', columns: true });
    expect(lines.map(({ Vorgang }) => Vorgang)).toEqual([
      'anna hat den Auftrag Backup abgebrochen.',
      'anna hat den Benutzer =cmd angelegt.',
      'anna hat die API-Logs bis 01.01.2026 bereinigt.',
      'anna hat die Systemkonfiguration geändert.',
      'anna hat Kontingent für Süderelbe a. G. aufgebucht.',
      'anna hat den Benutzer =cmd geändert.',
    ]);
    expect(lines[1]).toMatchObject({
      Objekt: "'=cmd",
      Netz: '203.0.113.0/24',
      'Zeitpunkt (UTC)': '2026-02-05T10:00:00.000Z',
    });
    const [row] = await around.database.sql(`SELECT details FROM logs.audit WHERE action = 'audit.exported'`);
    expect(row).toEqual({ details: { startDate: '2026-02-01', endDate: '2026-02-28' } });
  });

  it('holds all entries of a filter that are more than a page of it', async () => {
    const text = await (await send('POST', '/api/admin/audit/export', { action: 'login.ok' })).text();
    expect(text.trim().split('\n')).toHaveLength(1201);
  });
});

describe('D8: the views through which the audit is read', () => {
  it.each(['auth', 'banks', 'cms', 'jobs', 'keys', 'logs'])(
    '%s: no role changes a row, and only log-service reads',
    async (schema) => {
      const trail = `${schema}.audit_trail`;
      const [rights] = await around.database.sql(
        `SELECT has_table_privilege('logs_service', $1, 'SELECT') AS read,
        has_table_privilege('logs_service', $1, 'INSERT, UPDATE, DELETE') AS change,
        has_table_privilege($2, $1, 'INSERT, UPDATE, DELETE') AS own,
        has_table_privilege('validation_service', $1, 'SELECT') AS others`,
        [trail, `${schema}_service`],
      );
      expect(rights).toEqual({ read: true, change: false, own: false, others: false });
    },
  );

  it('the tables themselves stay closed', async () => {
    const [rights] = await around.database.sql(
      `SELECT has_table_privilege('logs_service', 'auth.audit', 'SELECT') AS audit,
        has_table_privilege('logs_service', 'auth.users', 'SELECT') AS users`,
    );
    expect(rights).toEqual({ audit: false, users: false });
  });
});
