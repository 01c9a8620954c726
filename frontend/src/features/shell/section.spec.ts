import { Users } from 'lucide-react';
import { type ConsoleSection, isListed, sectionAt } from './section.js';
import { extractInitials } from './SidebarUser.js';

const section = (path: ConsoleSection['path'], role: ConsoleSection['role']): ConsoleSection => ({
  path,
  role,
  title: path,
  group: null,
  icon: Users,
  screen: null,
});
const sections = [section('dashboard', 'manager'), section('users', 'admin')];

it.each([
  ['users', 'admin', 'users'],
  ['users', 'manager', 'dashboard'],
  ['gibt-es-nicht', 'admin', 'dashboard'],
  [undefined, 'admin', 'dashboard'],
] as const)('at %s a %s sees %s', (path, role, seen) => {
  expect(sectionAt(path, role, sections)?.path).toBe(seen);
});

it('does not lead to a section that only others are led to, though it may be visible', () => {
  const system: ConsoleSection = { ...section('system', 'manager'), listedFor: 'admin' };
  expect(sectionAt('system', 'manager', [...sections, system])).toBe(system);
  expect([isListed('manager', system), isListed('admin', system)]).toEqual([false, true]);
});

it.each([
  ['m.hoffmann', 'MH'],
  ['admin', 'AD'],
  ['jörg-ößing', 'JÖ'],
  ['x', 'X'],
])('shortens %s to %s', (name, short) => {
  expect(extractInitials(name)).toBe(short);
});
