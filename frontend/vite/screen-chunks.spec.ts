import { type Screen, screenChunks } from './screen-chunks.js';

const users = new Map<string, Set<Screen>>([
  ['everywhere', new Set(['console', 'sign-in', 'shell', 'dashboard', 'users'])],
  ['frame', new Set(['shell', 'dashboard', 'users', 'logs'])],
  ['validators', new Set(['users', 'homepage'])],
  ['tabs', new Set(['users', 'database'])],
  ['menu', new Set(['api-keys', 'users', 'content'])],
  ['table', new Set(['users', 'logs'])],
  ['upload', new Set(['homepage', 'header'])],
  ['chart', new Set(['dashboard', 'logs'])],
  ['copy', new Set(['public', 'problem', 'api-keys'])],
  ['answer', new Set(['public', 'check'])],
  ['prose', new Set(['public', 'homepage', 'content'])],
  ['card', new Set(['sign-in', 'two-factor'])],
  ['own', new Set(['database'])],
]);

/** The file of a module: of the groups that want it the one that comes first. */
function findFile(id: string): string | null {
  const ordered = [...screenChunks(users).groups].toSorted((a, b) => b.priority - a.priority);
  for (const { name } of ordered) if (typeof name === 'function' && name(id)) return name(id);
  return null;
}

it.each([
  ['everywhere', 'console'],
  ['frame', 'shell'],
  ['validators', 'forms'],
  ['tabs', 'tables'],
  ['menu', 'inputs'],
  ['table', 'tables'],
  ['upload', 'images'],
  ['chart', 'charts'],
  ['copy', 'words'],
  ['prose', 'site-parts'],
  ['own', 'database'],
])('puts the module %s into the file %s', (id, file) => {
  expect(findFile(id)).toBe(file);
});

it.each(['answer', 'card', 'loaded by a dialog'])('leaves the module %s to the bundler', (id) => {
  expect(findFile(id)).toBeNull();
});
