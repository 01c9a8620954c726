import { fireEvent, screen, within } from '@testing-library/react';
import { Users } from 'lucide-react';
import { admin, manager } from '~/testing/fakes/console.js';
import { renderConsole } from '~/testing/render-console.js';
import type { ConsoleSection } from './section.js';
import { Sidebar } from './Sidebar.js';

const section = (path: ConsoleSection['path'], title: string, group: string | null): ConsoleSection => ({
  path,
  title,
  group,
  icon: Users,
  role: 'manager',
  screen: null,
});
const sections = [
  section('dashboard', 'Dashboard', 'Übersicht'),
  section('api-keys', 'API-Schlüssel', 'Zugänge'),
  section('statistics', 'Live-Statistiken', 'Übersicht'),
  section('account', 'Mein Konto', null),
];

function show({ isRail = false, user = admin, current = 'api-keys' } = {}) {
  const called = { onShortcuts: jest.fn(), onLeave: jest.fn() };
  renderConsole(
    <Sidebar {...{ user, sections, current, isRail }} siteName="Prüfstelle Nord" {...called} />,
    '/admin/api-keys',
  );
  const navigation = within(screen.getByRole('navigation', { name: 'Bereiche der Verwaltung' }));
  return { ...called, navigation, links: navigation.getAllByRole('link') };
}

it('has the sections under their headings, each once, and none without a heading', () => {
  const { links } = show();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/dashboard',
    '/admin/statistics',
    '/admin/api-keys',
  ]);
  expect(screen.getAllByText(/^(Übersicht|Zugänge)$/).map(({ textContent }) => textContent)).toEqual([
    'Übersicht',
    'Zugänge',
  ]);
});

it.each([false, true])('names every section and the one that is open (only icons: %p)', (isRail) => {
  const { links } = show({ isRail });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Dashboard',
    'Live-Statistiken',
    'API-Schlüssel',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
});

it('marks none where the address leads elsewhere', () => {
  const { links } = show({ current: 'account' });
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

it('shows the signed-in user and role; as icons the name stays for screen readers', () => {
  show({ user: manager });
  expect(screen.getByRole('link', { name: /^Mein Konto: ?s\.aydin ?Manager$/ })).toHaveAttribute(
    'href',
    '/admin/account',
  );
});

it('as icons the brand, the account and the way out keep their names', () => {
  show({ isRail: true });
  expect(screen.getByRole('link', { name: 'Prüfstelle Nord' })).toHaveAttribute('href', '/admin/dashboard');
  expect(screen.getByRole('link', { name: 'Mein Konto: m.hoffmann' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeInTheDocument();
  expect(screen.queryByText('Administrator')).not.toBeInTheDocument();
});

it('a menu that holds it hears of every link that is followed, and of no other button', () => {
  const { links, onLeave, onShortcuts } = show();
  fireEvent.click(links[0]!);
  fireEvent.click(screen.getByRole('link', { name: /^Mein Konto/ }));
  expect(onLeave).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Tastenkürzel anzeigen' }));
  expect(onShortcuts).toHaveBeenCalledTimes(1);
  expect(onLeave).toHaveBeenCalledTimes(2);
});
