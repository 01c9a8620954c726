import { globSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { root } from '../shared/folders.mjs';
import { folderCircles } from './folder-circles.mjs';

const rules = await extractDepcruiseOptions(join(root, 'dependency-cruiser.config.mjs'));

const folders = globSync(['services/*/src', 'services/shared/*/src', 'clients/*/src', 'frontend', 'infra'], {
  cwd: root,
}).toSorted();

/**
 * @param {string[]} folders to check
 * @param {string} baseDir their parent folder
 * @returns {Promise<string[]>} each circle of files as their paths, each circle of folders as two of them
 */
async function circlesIn(folders, baseDir) {
  const { output } = await cruise(folders, { ...rules, baseDir });
  const { modules, summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const isInside = (/** @type {string} */ path) => folders.some((folder) => path.startsWith(`${folder}/`));
  return [
    ...summary.violations.map(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)].join(' → ')),
    ...folderCircles(imports.filter(({ from, to }) => isInside(from) && isInside(to))),
  ];
}

const parent = temporaryFolder('iban-pruefer-circles-');

/**
 * Looks at planted files.
 * @param {Record<string, string>} files their text by their path
 */
async function listCircles(files) {
  // A folder for each call, because the resolver caches paths.
  const folder = await mkdtemp(join(parent, 'planted-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return circlesIn(['src'], folder);
}

const use = (/** @type {string} */ path) => `import type { A } from '${path}';\nexport type B = A;\n`;

describe('circles', () => {
  it('between two files are found, also of types alone', async () => {
    const circles = await listCircles({ 'src/a.ts': use('./b.js'), 'src/b.ts': use('./a.js') });
    expect(circles).toEqual(['src/a.ts → src/b.ts → src/a.ts']);
  });

  it('between two folders are found also without a circle of files', async () => {
    const circles = await listCircles({
      'src/one/deep/a.ts': use('../../two/b.js'),
      'src/one/free.ts': 'export type A = 1;\n',
      'src/two/b.ts': 'export type A = 2;\n',
      'src/two/c.ts': use('../one/free.js'),
    });
    expect(circles).toEqual(['src: one ↔ two']);
  });

  it('between a folder and its sub-folder are found, except at the root of a package', async () => {
    const circles = await listCircles({
      'src/main.ts': use('./one/a.js'),
      'src/config.ts': 'export type A = 1;\n',
      'src/one/a.ts': use('./inner/b.js'),
      'src/one/inner/b.ts': use('../c.js'),
      'src/one/c.ts': use('../config.js'),
    });
    expect(circles).toEqual(['src/one: . ↔ inner']);
  });

  it.each(folders)('are nowhere in %s', async (folder) => {
    const circles = await circlesIn([folder], root);
    expect(circles).toEqual([]);
  });
});
