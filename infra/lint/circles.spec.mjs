import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from '../start/base/folders.mjs';

const rules = await extractDepcruiseOptions(join(root, 'dependency-cruiser.config.mjs'));

const folders = globSync(['services/*/src', 'services/shared/*/src', 'frontend', 'infra'], { cwd: root }).toSorted();

/**
 * @param {string[]} folders to check
 * @param {string} baseDir their parent folder
 * @returns {Promise<string[]>} each circle as its rule and its path
 */
async function circlesIn(folders, baseDir) {
  const { output } = await cruise(folders, { ...rules, baseDir });
  const { summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  return summary.violations.map(
    ({ rule, from, cycle = [] }) => `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`,
  );
}

/**
 * Looks at planted files.
 * @param {Record<string, string>} files their text by their path
 */
async function circlesOf(files) {
  const folder = await mkdtemp(join(tmpdir(), 'iban-pruefer-circles-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await circlesIn(['src'], folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const use = (/** @type {string} */ path) => `import type { A } from '${path}';\nexport type B = A;\n`;

describe('circles', () => {
  it('between two files are found, also of types alone', async () => {
    const circles = await circlesOf({ 'src/a.ts': use('./b.js'), 'src/b.ts': use('./a.js') });
    expect(circles).toEqual(['no-file-circle: src/a.ts → src/b.ts → src/a.ts']);
  });

  it('between two folders are found where no file stands in one', async () => {
    const circles = await circlesOf({
      'src/one/a.ts': use('../two/b.js'),
      'src/one/free.ts': 'export type A = 1;\n',
      'src/two/b.ts': 'export type A = 2;\n',
      'src/two/c.ts': use('../one/free.js'),
    });
    expect(circles.toSorted()).toEqual([
      'no-folder-circle: src/one → src/two → src/one',
      'no-folder-circle: src/two → src/one → src/two',
    ]);
  });

  it.each(folders)('are nowhere in %s', async (folder) => {
    expect(await circlesIn([folder], root)).toEqual([]);
  });
});
