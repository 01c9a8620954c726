import { randomBytes } from 'node:crypto';
import { scriptBytes } from './script-budget.js';

/** A script that compression does not make smaller. */
const script = (kilobytes: number) =>
  randomBytes(kilobytes * 500)
    .toString('base64')
    .slice(0, kilobytes * 1000);
const chunk = (kilobytes: number, imports: string[] = []) =>
  ({ type: 'chunk', name: undefined as string | undefined, code: script(kilobytes), imports }) as const;

it('counts the entry and its static imports, each file once', () => {
  const shared = chunk(50, ['entry.js']);
  const both = scriptBytes({
    'entry.js': { ...chunk(20, ['shared.js', 'part.js']), isEntry: true },
    'part.js': chunk(10, ['shared.js']),
    'shared.js': shared,
    'later.js': chunk(100),
    'style.css': { type: 'asset' },
  });
  const alone = scriptBytes({ 'entry.js': { ...shared, imports: [], isEntry: true } });
  expect(alone).toBeGreaterThan(20_000);
  expect(both).toBeGreaterThan(alone);
  expect(both).toBeLessThan(2 * alone);
});

it('counts the late modules of a page with their imports', () => {
  const bundle = {
    'entry.js': { ...chunk(20), isEntry: true },
    'login-1a.js': { ...chunk(10, ['fields.js']), name: 'LoginPage' },
    'fields.js': chunk(10),
    'other.js': { ...chunk(50), name: 'Other' },
  };
  const login = scriptBytes(bundle, ['LoginPage']) - scriptBytes(bundle);
  expect(login).toBeGreaterThan(scriptBytes(bundle) / 2);
  expect(login).toBeLessThan(scriptBytes(bundle) * 2);
  expect(() => scriptBytes(bundle, ['Gone'])).toThrow('the build has no script of Gone');
});
