import { changeUser, currentUser, validateIban } from '@pruefer/contracts';
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
