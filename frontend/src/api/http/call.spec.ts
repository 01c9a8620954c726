import {
  type ApiKeyPage,
  type ApiKeyRecord,
  changeUser,
  currentUser,
  exportBookings,
  listApiKeys,
  listLogs,
  listUsers,
  readLog,
  type SessionUser,
  validateIban,
} from '@pruefer/contracts';
import { apiCall } from '../store/api-call.js';
import { call } from './call.js';
import type { Call } from './request.js';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const expectTrue = <Proof extends boolean>(proof: Proof): void => expect(proof).toBe(true);
/** What a call brings back. */
type Back<Made> = Made extends Call<infer Answer> ? Answer : never;

it('fills the parameters of the path, escaped', () => {
  expect(call(changeUser, { params: { id: 'a/b' }, body: { isActive: true } })).toEqual({
    method: 'PUT',
    path: '/api/admin/users/a%2Fb',
    body: { isActive: true },
    isSignedIn: true,
  });
});

it('sends the token only where the contract wants one', () => {
  expect(call(currentUser).isSignedIn).toBe(true);
  expect(call(validateIban, { body: { iban: 'x' } }).isSignedIn).toBeUndefined();
});

it('asks for what the query names', () => {
  expect(call(listApiKeys, { query: { search: 'Groß & Söhne', limit: 20 } }).path).toBe(
    '/api/admin/api-keys?search=Gro%C3%9F+%26+S%C3%B6hne&limit=20',
  );
});

/** What must not compile is marked: the check of types fails as soon as it does. */
describe('the contract', () => {
  it('declares the type of the answer', () => {
    const [user, plain] = [call(currentUser), call(listApiKeys)];
    const paged = call(listApiKeys, { query: { limit: 20 } });
    const file = call(exportBookings, { params: { id: 'x' } });
    expectTrue<Same<Back<typeof user>, SessionUser>>(true);
    expectTrue<Same<Back<typeof plain>, ApiKeyRecord[]>>(true);
    expectTrue<Same<Back<typeof paged>, ApiKeyPage>>(true);
    expectTrue<Same<Back<typeof file>, Blob>>(true);
    expect([user, plain, paged, file].map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET']);
    const found = apiCall((search: string) => call(listApiKeys, { query: { search, limit: 1 } }));
    expectTrue<Same<ReturnType<typeof found.transformResponse>, ApiKeyPage>>(true);
    const users = apiCall(() => call(listUsers));
    expect(users.query().path).toBe('/api/admin/users');
    expect(found.transformResponse({ items: [] })).toEqual({ items: [] });
  });

  it('declares the type of the body, and refuses any other', () => {
    // @ts-expect-error without the parameter of its path
    call(readLog);
    // @ts-expect-error another parameter than the path has
    call(readLog, { params: { logId: 'x' } });
    // @ts-expect-error without the field that the body must have
    call(validateIban, { body: {} });
    // @ts-expect-error a field that the body does not have
    call(changeUser, { params: { id: 'x' }, body: { password: 'x' } });
    // @ts-expect-error a value that the query does not have
    call(listLogs, { query: { statusClass: '3xx' } });
    // @ts-expect-error a body where there is none
    call(listLogs, { body: {} });
    // @ts-expect-error a page without its size
    call(listApiKeys, { query: { search: 'x' } });
    expect(call(listLogs, { query: { statusClass: '2xx' } }).path).toBe('/api/admin/logs?statusClass=2xx');
  });
});
