import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { patchedFiles, recipes, recipesIn } from './recipes.mjs';

const all = recipes();

it('every patch belongs to a recipe', () => {
  expect(all.map(({ patch }) => patch).toSorted()).toEqual(globSync('docs/recipes/*.patch', { cwd: root }).toSorted());
});

it('every recipe has a patch', () => {
  const text = readFileSync(join(root, 'docs', 'CHANGING.md'), 'utf8');
  const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  const withPatch = new Set(all.map(({ title }) => title));
  // It describes how times are written, not a change.
  expect(titles.filter((title = '') => !withPatch.has(title))).toEqual(['Times on screens, in mails and files']);
});

it.each(all)('the patch of "$title" applies', ({ title, patch }) => {
  const { status, stderr } = spawnSync('git', ['apply', '--check', patch], { cwd: root, encoding: 'utf8' });
  const advice = status === 0 ? '' : `The recipe "${title}" does not apply any more: mend ${patch}.\n${stderr}`;
  expect(advice).toBe('');
});

it.each(all)('"$title" lists the files of its patch', (recipe) => {
  expect(recipe.files.toSorted()).toEqual(patchedFiles(recipe).toSorted());
});

it.each(['log-field.patch', 'setting-of-admins.patch'])('%s touches six files at most', (name) => {
  const recipe = all.find(({ patch }) => patch.endsWith(name));
  expect(recipe && patchedFiles(recipe).length).toBeLessThanOrEqual(6);
});

it('reads files and specs of a section with a patch', () => {
  const section =
    '## One\n\n[Patch](recipes/one.patch).\n\n| `a.ts` | `b` |\n| else | `c.ts` | |\n\nSpecs: `d.spec.ts`,\n`e.spec.ts`.\n\n`f`\n';
  expect(recipesIn(`# Title\n\n${section}\n## Two\n\n| \`g.ts\` | |\n`)).toEqual([
    { title: 'One', patch: 'docs/recipes/one.patch', files: ['a.ts'], specs: ['d.spec.ts', 'e.spec.ts'] },
  ]);
});
