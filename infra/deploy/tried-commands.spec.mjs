import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';

const pages = ['DEPLOYMENT.md', 'DEPLOYMENT-CHECKS.md'];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * @param {string} page Markdown
 * @returns {{ first: string, entry: string }[]} each block of commands or settings: its first line, and the paragraph below it
 */
function parseBlocks(page) {
  const found = page.matchAll(/^```(?:sh|nginx)\n(.*)\n(?:.*\n)*?```\n\n((?:.+\n?)+)/gm);
  return [...found].map(([, first = '', entry = '']) => ({ first, entry: entry.replaceAll('\n', ' ') }));
}

/** @param {string} entry what stands below a block @returns {string | undefined} what is wrong with it */
function wrongWith(entry) {
  if (!/^(Tried|Not tried): \S/.test(entry)) return 'says neither "Tried:" nor "Not tried:"';
  const [tried = ''] = entry.split('Not tried:');
  const commands = [...tried.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name);
  const files = [...tried.matchAll(/infra\/[\w./-]+\.mjs/g)].map(([name]) => name);
  const unknown = [
    ...commands.filter((name) => !scripts[name]),
    ...files.filter((name) => !existsSync(join(root, name))),
  ];
  return unknown.length > 0 ? `names ${unknown.join(', ')}` : undefined;
}

it.each(pages)('says below every block of commands what tried it: %s', (page) => {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  const blocks = parseBlocks(text);
  expect(blocks).toHaveLength([...text.matchAll(/^```(?:sh|nginx)$/gm)].length);
  const wrong = blocks.map(({ first, entry }) => ({ first, wrong: wrongWith(entry) }));
  expect(wrong.filter(({ wrong: reason }) => reason)).toEqual([]);
});

it.each([
  ['```sh\nhelm upgrade\n```\n\nIt installs.\n', 'says neither "Tried:" nor "Not tried:"'],
  ['```sh\nhelm upgrade\n```\n\nTried: `npm run check:nothing`.\n', 'names check:nothing'],
  ['```sh\nhelm upgrade\n```\n\nNot tried: helm is not there.\n', undefined],
])('judges %j', (page, reason) => {
  expect(parseBlocks(page).map(({ entry }) => wrongWith(entry))).toEqual([reason]);
});
