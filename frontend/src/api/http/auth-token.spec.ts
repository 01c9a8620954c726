/** @jest-environment jest-fixed-jsdom */
import { followTokenOfOtherTabs, forgetToken, readToken, storeToken } from './auth-token.js';

beforeEach(() => localStorage.clear());

it('keeps the token under the name auth_token, and nothing after the sign-out', () => {
  expect(readToken()).toBeNull();
  storeToken('t-1');
  expect([readToken(), { ...localStorage }]).toEqual(['t-1', { auth_token: 't-1' }]);
  forgetToken();
  expect([readToken(), localStorage.length]).toEqual([null, 0]);
});

it('reads no user where storage is switched off', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readToken()).toBeNull();
});

it('reports a new, removed or cleared token of another tab, ignores other keys, and stops when it is ended', () => {
  const heard: (string | null)[] = [];
  const end = followTokenOfOtherTabs((token) => heard.push(token));
  const tell = (key: string | null, storageArea: Storage = localStorage) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
  storeToken('t-2');
  tell('auth_token');
  tell('theme');
  tell('auth_token', sessionStorage);
  forgetToken();
  tell('auth_token');
  tell(null);
  end();
  tell('auth_token');
  expect(heard).toEqual(['t-2', null, null]);
});
