import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { areas } from './line-counts.mjs';
import { fragmentsIn, plainness, plainnessOfSettings, plainnessOfTitles } from './plain-english.mjs';

/** Limits for each area: idioms per 10,000 words of comments, participles per 1,000 names. */
const LIMITS = { idioms: 20, participles: 10 };

/** @param {string} area */
function readSources(area) {
  const files = globSync(`${area}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (name) =>
      /^(?:node_modules|dist|migrations)$|\.d\.ts$|\.(?:spec|test|e2e)\./.test(name.split('/').at(-1) ?? ''),
  });
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

/** @param {string} pattern */
function listFiles(pattern) {
  const exclude = (/** @type {string} */ name) => /^(?:node_modules|dist)$/.test(name.split('/').at(-1) ?? '');
  return globSync(pattern, { cwd: root, exclude });
}

it.each(areas)('is written plainly: %s', (area) => {
  const { idioms, participles } = plainness(readSources(area));
  expect({ idioms: Math.max(idioms, LIMITS.idioms), participles: Math.max(participles, LIMITS.participles) }).toEqual(
    LIMITS,
  );
});

it('keeps titles of tests plain', () => {
  const files = listFiles('{clients,services,frontend,infra}/**/*.{spec,e2e}.{ts,tsx,mjs}');
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(plainnessOfTitles(sources)).toBeLessThanOrEqual(LIMITS.idioms);
});

it('keeps comments of settings and manifests plain', () => {
  const folders = '{.github,infra,k8s,services}/**/*.{yml,yaml,service}';
  const files = ['.env.example', '.dockerignore', 'docker-compose*.yml', '{.,infra/**}/Dockerfile', folders];
  const sources = files.flatMap(listFiles).map((file) => readFileSync(join(root, file), 'utf8'));
  expect(sources.length).toBeGreaterThan(20);
  expect(plainnessOfSettings(sources)).toBe(0);
});

it('begins no docstring with a fragment', () => {
  const files = listFiles('{clients,services,frontend,infra}/**/*.{ts,tsx,mjs}');
  expect(files.flatMap((file) => fragmentsIn(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each(['Of', 'Whose', 'So', 'Until', 'That', 'None', 'By', 'It', 'Its', 'They', 'In place'])(
  'finds a docstring that begins with %s',
  (word) => {
    expect(fragmentsIn(`/** ${word} the key. */\n/** Name ${word} it. */`)).toEqual([`/** ${word} the key. */`]);
    expect(fragmentsIn(`/**\n * ${word} the key.`)).toHaveLength(1);
  },
);

it('counts idioms in titles, with parameters too', () => {
  const words = 'word '.repeat(48);
  const tests = `it('${words}nobody', () => {});\nit.each([1])(\n  'told ${words}',\n () => use('anew'));\ndescribe('x y', f);`;
  expect(plainnessOfTitles([tests])).toBe(200);
});

it('counts idioms in comments behind a hash, and none in values', () => {
  const words = 'word '.repeat(98);
  expect(plainnessOfSettings([`# ${words}nobody\nkey: told # anew\n  #shall\nother: lies\n`])).toBe(200);
});

it('counts idioms in comments and participles among names', () => {
  const words = 'word '.repeat(97);
  expect(plainness([`// ${words}nobody told anew\nconst found = 1;\nconst count = 2;\nuse('nobody');`])).toEqual({
    idioms: 300,
    participles: 500,
  });
});
