import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { idiomsIn } from './plain-english.mjs';

const COLUMNS = 120;
/** The change log has at most 60 lines per release, so its lines are longer. */
const CHANGELOG_COLUMNS = 160;
/** Idioms per 10,000 words; only goes down. */
const MAX_IDIOMS = 30;
const pages = globSync(['*.md', 'docs/**/*.md', 'services/shared/*/README.md', 'clients/*/README.md'], { cwd: root });

/**
 * Lines of prose that are too long. Rows of tables, commands and the summary of a customer's page cannot break.
 * @param {string} text
 * @param {number} [columns]
 */
function longLines(text, columns = COLUMNS) {
  return text
    .replaceAll(/^```.*?^```/gms, '')
    .split('\n')
    .filter((line) => line.length > columns && !/^\||^ {4,}|^ *`[^`]+`[,.]*$|^summary: /.test(line));
}

it.each(pages)('breaks lines of prose at 120 columns: %s', (page) => {
  const columns = page === 'CHANGELOG.md' ? CHANGELOG_COLUMNS : COLUMNS;
  expect(longLines(readFileSync(join(root, page), 'utf8'), columns)).toEqual([]);
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
