import { changeUser, currentUser, listApiKeys, validateIban } from '@pruefer/contracts';
import { call } from './call.js';

it('fills the parameters of the path, escaped', () => {
  expect(call(changeUser, { isActive: true }, { id: 'a/b' })).toEqual({
    method: 'PUT',
    path: '/api/admin/users/a%2Fb',
    body: { isActive: true },
    isSignedIn: true,
  });
});

it('sends the token only where the contract wants one', () => {
  expect(call(currentUser).isSignedIn).toBe(true);
  expect(call(validateIban).isSignedIn).toBeUndefined();
});

it('asks for what the query names, and leaves out what it does not say', () => {
  expect(call(listApiKeys, undefined, {}, { search: 'Groß & Söhne', limit: 20, status: undefined }).path).toBe(
    '/api/admin/api-keys?search=Gro%C3%9F+%26+S%C3%B6hne&limit=20',
  );
});
