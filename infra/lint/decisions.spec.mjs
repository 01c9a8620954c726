import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';

const folder = join(root, 'docs', 'adr');
const pages = globSync('[0-9]*.md', { cwd: folder }).toSorted();
const list = readFileSync(join(folder, 'README.md'), 'utf8');
const rows = [...list.matchAll(/^\| \[(\d{4})\]\((\S+)\) \| (.*?) \| ([\d, ]*) \|$/gm)].map(
  ([, number = '', page = '', title = '', included = '']) => ({
    ...{ number, page, title },
    numbers: [number, ...(included.match(/\d{4}/g) ?? [])],
  }),
);
const UNUSED = ['0046', '0061', '0071', '0081'];
/** Files of these kinds refer to decisions. */
const SOURCES = /\.(?:md|[cm]?[jt]sx?|ya?ml|go|sh|html)$|(?:^|\/)(?:Dockerfile|\.env\.example)$/;
/** As in `docs/adr/0001` and `ADR 0001`. */
const REFERENCE = /\b(?:adr\/|ADR )(\d{4})/g;

it('lists every page with its title, a decision', () => {
  expect(rows.map(({ page }) => page)).toEqual(pages);
  for (const { number, page, title } of rows) {
    const [heading = ''] = readFileSync(join(folder, page), 'utf8').split('\n');
    expect([page.slice(0, 4), heading]).toEqual([number, `# ${number} ${title}`]);
  }
});

it('resolves every number up to the last one, except those that were never used', () => {
  const numbers = [...rows.flatMap((row) => row.numbers), ...UNUSED].toSorted();
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
});

it('is referred to by the number of a page', () => {
  const numbers = new Set(rows.map(({ number }) => number));
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const missing = files
    .filter((file) => SOURCES.test(file) && existsSync(join(root, file)))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(REFERENCE)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([reference]) => `${file}: ${reference}`),
    );
  expect(missing).toEqual([]);
});
