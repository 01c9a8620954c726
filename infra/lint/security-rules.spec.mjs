import { globSync, readFileSync } from 'node:fs';
import { root } from '../shared/folders.mjs';

const tests = '{services,infra,frontend/src}/**/*.{spec,e2e}.{ts,tsx,mjs}';
/** Numbers at the start of a test's title, as in `'C2, C4: …'`. */
const numbers = /['"`]([A-G]\d{1,2}(?:, [A-G]\d{1,2})*):/g;

/** @returns {Set<string>} rules that a test names */
function testedRules() {
  const files = globSync(tests, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' });
  const texts = files.map((file) => readFileSync(`${root}${file}`, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(numbers)].flatMap(([, rules = '']) => rules.split(', '))));
}

const listed = [...readFileSync(`${root}docs/SECURITY.md`, 'utf8').matchAll(/^- \*\*([A-G]\d{1,2})\*\* /gm)].map(
  ([, rule]) => rule,
);

it('every rule in docs/SECURITY.md has a test that names it, and every rule that a test names is listed there', () => {
  expect([...testedRules()].toSorted()).toEqual(listed.toSorted());
});
