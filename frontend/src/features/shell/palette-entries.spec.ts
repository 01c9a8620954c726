import { Users } from 'lucide-react';
import { users } from '~/testing/fakes/console.js';
import { keys } from '~/testing/fakes/keys.js';
import { tc } from '~/texts/de-console.js';
import { ibanEntries, keyEntry, matchesSearch, sectionEntries, userEntry } from './palette-entries.js';
import type { ConsoleSection } from './section.js';

it.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['iban: de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['DE89.3704.0044.0532.0130.00', 'DE89370400440532013000'],
])('%s leads to its requests', (text, iban) => {
  expect(ibanEntries(text)).toMatchObject([{ title: 'Anfragen zu DE89…3000 in den API-Logs', follow: { iban } }]);
});

it.each(['', 'Nordlicht', 'DE89', '1234567890', 'Ümlaut GmbH & Co. KG'])('%j is no IBAN', (text) => {
  expect(ibanEntries(text)).toEqual([]);
});

const sections: readonly ConsoleSection[] = [
  {
    path: 'users',
    title: 'Benutzerverwaltung',
    group: 'Zugänge',
    icon: Users,
    role: 'admin',
    screen: null,
    actions: [{ title: 'Benutzer erstellen', dialog: 'create' }],
    parts: [{ title: 'Audit-Log', keywords: 'Protokoll', query: 'tab=audit' }],
  },
  { path: 'account', title: 'Mein Konto', group: null, icon: Users, role: 'manager', screen: null },
];

it('offers every page that may be seen, then what can be done on it', () => {
  expect(sectionEntries(sections)).toEqual([
    { group: 'Seiten', title: 'Benutzerverwaltung', hint: 'Zugänge', follow: { path: '/admin/users' } },
    {
      group: 'Seiten',
      title: 'Audit-Log',
      hint: 'Benutzerverwaltung',
      keywords: 'Protokoll',
      follow: { path: '/admin/users?tab=audit' },
    },
    { group: 'Seiten', title: 'Mein Konto', hint: '', follow: { path: '/admin/account' } },
    {
      group: 'Aktionen',
      title: 'Benutzer erstellen',
      hint: 'Benutzerverwaltung',
      follow: { path: '/admin/users?dialog=create' },
    },
  ]);
});

it('leads to a key in a list with that key alone, renewed or not', () => {
  const { id, clientEmail } = keys.old;
  expect(keyEntry(keys.old)).toEqual({
    group: 'API-Schlüssel',
    title: 'Alpenblick Treuhand AG',
    hint: `c80e55d4-1f06-b3 · ${clientEmail}`,
    follow: { path: `/admin/api-keys?search=${id}&renewed=true` },
  });
});

it('a name with signs of an address stays one name', () => {
  const user = { ...users[0]!, id: '7', username: 'a&dialog=create#ä' };
  const { follow } = userEntry(user);
  const { searchParams, hash } = new URL((follow as { path: string }).path, 'https://console.example');
  expect(Object.fromEntries(searchParams)).toEqual({ search: 'a&dialog=create#ä', dialog: 'edit', id: '7' });
  expect(hash).toBe('');
});

it.each([
  ['benutzer', true],
  ['ERSTELLEN benutzer', true],
  ['verwaltung erst', true],
  ['erstellen löschen', false],
  ['', true],
])('"%s" means creating a user: %p', (text, isSo) => {
  const [, , , create] = sectionEntries(sections);
  expect(matchesSearch(create!, text)).toBe(isSo);
});

it.each(['Audit', 'protokoll', 'wer hat', 'Änderungen'])('"%s" finds the audit log', (text) => {
  const parts = [{ ...tc.palette.audit, query: 'tab=audit' }];
  expect(sectionEntries([{ ...sections[0]!, parts }]).filter((entry) => matchesSearch(entry, text))).toMatchObject([
    { title: 'Audit-Log' },
  ]);
});
