import type { AdminUser, UserPage } from '@pruefer/contracts';
import { parse } from 'csv-parse/sync';
import { suiteFixture } from '@pruefer/testkit';
import { authFixture } from './support/running-auth-service.js';

const auth = authFixture();
const admin = suiteFixture(() =>
  auth.newUserWithTwoFactor({ role: 'admin', username: 'zora', email: 'zora@bank.example' }),
);
const manager = suiteFixture(() => auth.newUserWithTwoFactor({ username: 'Ämilie', email: 'a@other.example' }));

beforeAll(async () => {
  for (const place of [1, 2, 3, 4, 5]) {
    await auth.newUser({ username: `Prüfung_${place}`, email: `nr${place}@bank.example` });
  }
});

const list = <Body = UserPage>(query: string, token = admin.token) =>
  auth.call<Body>('GET', `/api/admin/users${query}`, { token });
const listUsernames = ({ body }: { body: UserPage }) => body.items.map(({ username }) => username);

describe('the list of users', () => {
  it('is plain without parameters, as before', async () => {
    expect((await list<AdminUser[]>('')).body).toHaveLength(7);
  });

  it('is found by a part of name or address, in any case, with what people type meaning itself', async () => {
    expect(listUsernames(await list('?search=ÄMIL'))).toEqual(['Ämilie']);
    expect(listUsernames(await list('?search=OTHER.example'))).toEqual(['Ämilie']);
    expect(listUsernames(await list('?search=%25'))).toEqual([]);
    expect((await list('?search=fung_&limit=2')).body).toMatchObject({ total: 5, items: { length: 2 } });
    expect(listUsernames(await list(`?search=${encodeURIComponent("' OR true --")}`))).toEqual([]);
  });

  it('comes page by page in the requested order, no user twice', async () => {
    const pages = await Promise.all([0, 3, 6].map((offset) => list(`?sort=username&limit=3&offset=${offset}`)));
    const names = pages.flatMap(listUsernames);
    expect(new Set(names).size).toBe(7);
    expect(names.filter((name) => name.startsWith('Prü'))).toEqual([1, 2, 3, 4, 5].map((place) => `Prüfung_${place}`));
    expect(pages.map(({ body }) => body.total)).toEqual([7, 7, 7]);
    expect(listUsernames(await list('?sort=-username&limit=100'))).toEqual(names.toReversed());
  });

  it('has users without a login last, in either direction', async () => {
    for (const sort of ['lastLogin', '-lastLogin']) {
      const { body } = await list(`?sort=${sort}`);
      expect(body.items.slice(0, 2).every(({ lastLogin }) => lastLogin !== null)).toBe(true);
      expect(body.items.slice(2).every(({ lastLogin }) => lastLogin === null)).toBe(true);
    }
    expect(listUsernames(await list('?sort=role&limit=1'))).toEqual(['zora']);
    expect((await list('?sort=-twoFactorEnabled&limit=2')).body.items.every((user) => user.twoFactorEnabled)).toBe(
      true,
    );
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e1', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1000001', 'offset'],
    ['sort=password_hash', 'sort'],
    ['sort=username;DROP', 'sort'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['search=a&search=b', 'search'],
  ])('E3: %.40s is refused by a German sentence at its field', async (query, field) => {
    const { status, body } = await list<{ errors: { field: string; message: string }[] }>(`?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0]?.field).toBe(field);
    expect(body.errors[0]?.message).toMatch(/^(Bitte|Der|Die|Nach|Diese) .*\.$/);
  });
});

describe('the file of the users', () => {
  const download = (body: object, token = admin.token) =>
    fetch(`${auth.service.url}/api/admin/users/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('D8: is recorded with the name searched for and its caller', async () => {
    const response = await download({ search: 'prüfung' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="Benutzer_Europe-Berlin_\d{4}-\d\d-\d\d\.csv"/,
    );
    const lines = parse<Record<string, string>>(await response.text(), { bom: true, delimiter: ';', columns: true });
    expect(lines.map((line) => line['Benutzer'])).toEqual([1, 2, 3, 4, 5].map((place) => `Prüfung_${place}`));
    expect(lines[0]).toMatchObject({ Rolle: 'Manager', 'Zwei-Faktor-Anmeldung': 'Deaktiviert', Status: 'Aktiv' });
    const rows = await auth.database.sql(`SELECT actor, details FROM auth.audit WHERE action = 'users.exported'`);
    expect(rows).toEqual([{ actor: 'zora', details: { search: 'prüfung' } }]);
  });

  it('A6, E7: holds no secret, and no cell of it is a formula', async () => {
    await auth.database.sql(`UPDATE auth.users SET email = '=1+1@bank.example' WHERE username = 'Prüfung_1'`);
    const text = await (await download({})).text();
    expect(text).toContain(`"'=1+1@bank.example"`);
    expect(text).not.toMatch(/argon2|totp|hash/i);
    expect(text.trim().split('\n')).toHaveLength(8);
  });

  it('is refused before it begins where the search is no text', async () => {
    const response = await download({ search: null });
    expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ field: 'search' }] }]);
  });

  it('A1: is for admins alone', async () => {
    const response = await download({}, manager.token);
    expect(response.status).toBe(403);
  });
});
