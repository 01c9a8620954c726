import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/base/folders.mjs';
import { plainness, plainnessOfTitles } from './plain-english.mjs';

/** Of every area: idioms per 10,000 words of comments, participles per 1,000 names. */
const MOST = { idioms: 20, participles: 10 };
const areas = [
  'frontend',
  'infra',
  ...globSync(['services/*-service', 'services/{gateway,worker}', 'services/shared/*'], { cwd: root }),
];

/** @param {string} area */
function sourcesOf(area) {
  const files = globSync(`${area}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (name) =>
      /^(?:node_modules|dist|migrations)$|\.d\.ts$|\.(?:spec|test|e2e)\./.test(name.split('/').at(-1) ?? ''),
  });
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

it.each(areas)('is written plainly: %s', (area) => {
  const { idioms, participles } = plainness(sourcesOf(area));
  expect({ idioms: Math.max(idioms, MOST.idioms), participles: Math.max(participles, MOST.participles) }).toEqual(MOST);
});

it('keeps titles of tests plain', () => {
  const files = globSync('{services,frontend,infra}/**/*.{spec,e2e}.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist)$/.test(name.split('/').at(-1) ?? ''),
  });
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(plainnessOfTitles(sources)).toBeLessThanOrEqual(MOST.idioms);
});

it('counts idioms in titles, with parameters too', () => {
  const words = 'word '.repeat(48);
  const tests = `it('${words}nobody', () => {});\nit.each([1])(\n  'told ${words}',\n () => use('anew'));\ndescribe('x y', f);`;
  expect(plainnessOfTitles([tests])).toBe(200);
});

it('counts idioms in comments and participles among names', () => {
  const words = 'word '.repeat(97);
  expect(plainness([`// ${words}nobody told anew\nconst found = 1;\nconst count = 2;\nuse('nobody');`])).toEqual({
    idioms: 300,
    participles: 500,
  });
});
