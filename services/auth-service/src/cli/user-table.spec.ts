import { userTable } from './user-table.js';

it('users are shown in aligned columns, dates as in Germany', () => {
  const anna = {
    id: '1',
    username: 'anna',
    email: 'anna@bank.example',
    role: 'admin' as const,
    isActive: true,
    twoFactorEnabled: true,
    lastLogin: '2026-11-20T23:30:00.000Z',
    version: 1,
  };
  const otto = { ...anna, username: 'otto', role: 'manager' as const, isActive: false, twoFactorEnabled: false };
  expect(userTable([anna, { ...otto, lastLogin: null }])).toEqual([
    'Benutzer  E-Mail             Rolle          2FA   Status   Letzte Anmeldung',
    'anna      anna@bank.example  Administrator  Ja    Aktiv    21.11.2026, 00:30',
    'otto      anna@bank.example  Manager        Nein  Inaktiv  Nie',
  ]);
});
