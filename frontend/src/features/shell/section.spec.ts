import { Users } from 'lucide-react';
import { initials } from './initials.js';
import { isListed, type Section, sectionAt } from './section.js';

const section = (path: Section['path'], role: Section['role']): Section => ({
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

it('leads nobody to what others are led to, though they may see it', () => {
  const system: Section = { ...section('system', 'manager'), listedFor: 'admin' };
  expect(sectionAt('system', 'manager', [...sections, system])).toBe(system);
  expect([isListed('manager', system), isListed('admin', system)]).toEqual([false, true]);
});

it.each([
  ['m.hoffmann', 'MH'],
  ['admin', 'AD'],
  ['jörg-ößing', 'JÖ'],
  ['x', 'X'],
])('shortens %s to %s', (name, short) => {
  expect(initials(name)).toBe(short);
});
