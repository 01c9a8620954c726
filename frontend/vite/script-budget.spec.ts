import { randomBytes } from 'node:crypto';
import { firstScriptBytes } from './script-budget.js';

/** A script that compression does not make smaller. */
const script = (kilobytes: number) =>
  randomBytes(kilobytes * 500)
    .toString('base64')
    .slice(0, kilobytes * 1000);
const chunk = (kilobytes: number, imports: string[] = []) =>
  ({ type: 'chunk', code: script(kilobytes), imports }) as const;

it('counts the entry and what it imports at once, each file once', () => {
  const shared = chunk(50, ['entry.js']);
  const both = firstScriptBytes({
    'entry.js': { ...chunk(20, ['shared.js', 'part.js']), isEntry: true },
    'part.js': chunk(10, ['shared.js']),
    'shared.js': shared,
    'later.js': chunk(100),
    'style.css': { type: 'asset' },
  });
  const alone = firstScriptBytes({ 'entry.js': { ...shared, imports: [], isEntry: true } });
  expect(alone).toBeGreaterThan(20_000);
  expect(both).toBeGreaterThan(alone);
  expect(both).toBeLessThan(2 * alone);
});
