import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { idiomsIn } from './plain-english.mjs';

const COLUMNS = 160;
/** Idioms per 10,000 words; only goes down. */
const MAX_IDIOMS = 30;
const pages = globSync(['*.md', 'docs/**/*.md', 'services/shared/*/README.md', 'clients/*/README.md'], { cwd: root });

/**
 * Lines of prose that are too long. Rows of tables and lines of code cannot break.
 * @param {string} text
 */
function longLines(text) {
  return text
    .replaceAll(/^```.*?^```/gms, '')
    .split('\n')
    .filter((line) => line.length > COLUMNS && !/^\||^ {4,}/.test(line));
}

it.each(pages)('breaks lines of prose at 160 columns: %s', (page) => {
  expect(longLines(readFileSync(join(root, page), 'utf8'))).toEqual([]);
});

it('accepts long rows and code, and finds long prose', () => {
  const long = 'word '.repeat(40);
  expect(longLines(`| ${long} |\n\`\`\`sh\n${long}\n\`\`\`\n${long}\n    ${long}`)).toEqual([long]);
});

it('keeps English documents plain', () => {
  const german = join('docs', 'api', 'de');
  const english = pages.filter((page) => !page.startsWith(german));
  const texts = english.map((page) => readFileSync(join(root, page), 'utf8'));
  expect(idiomsIn(texts.join('\n'))).toBeLessThanOrEqual(MAX_IDIOMS);
});
