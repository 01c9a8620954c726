import { pathAfterLogin } from './after-login.js';

const user = { username: 'm.hoffmann', role: 'manager', twoFactorEnabled: true } as const;

it.each([
  ['the dashboard', null, '/admin/dashboard'],
  ['where the session ended', { from: '/admin/users?dialog=create' }, '/admin/users?dialog=create'],
  ['the dashboard instead of a foreign place', { from: '//boese.example' }, '/admin/dashboard'],
  ['the dashboard instead of a public page', { from: '/' }, '/admin/dashboard'],
])('leads to %s', (_, state, place) => {
  expect(pathAfterLogin(user, state)).toBe(place);
});

it('leads to the setup of two-factor as long as it is missing', () => {
  expect(pathAfterLogin({ ...user, twoFactorEnabled: false }, { from: '/admin/users' })).toBe('/admin/setup-2fa');
});
