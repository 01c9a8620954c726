import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';

/**
 * A page of docs/api.
 * @typedef {object} CustomerPage
 * @property {string} name its file, such as `en/errors.md`
 * @property {string} text
 * @property {string | undefined} body without front matter; undefined when that is not complete
 * @property {string} prose body without code
 * @property {readonly { level: number, anchor: string }[]} headings
 * @property {readonly string[]} code languages of its blocks
 * @property {readonly string[]} links
 */

const frontMatter = /^---\ntitle: \S.*\nsummary: \S.*\n---\n\n([^]*\n)$/;
const blocks = /^```(\w*)\n[^]*?^```$/gm;
const inlineCode = /`[^`\n]*`/g;

/** @param {'de' | 'en'} language @returns {CustomerPage[]} all its pages, by name */
export function customerPages(language) {
  const folder = join(root, 'docs', 'api', language);
  return readdirSync(folder)
    .toSorted()
    .map((file) => parsedPage(`${language}/${file}`, readFileSync(join(folder, file), 'utf8')));
}

/** @param {string} name @param {string} text @returns {CustomerPage} */
export function parsedPage(name, text) {
  const body = frontMatter.exec(text)?.[1];
  const withoutBlocks = (body ?? '').replaceAll(blocks, '');
  const headings = [...withoutBlocks.matchAll(/^(#+) (.+)$/gm)];
  return {
    name,
    text,
    body,
    prose: withoutBlocks.replaceAll(inlineCode, ''),
    headings: headings.map(([, marks = '', heading = '']) => ({
      level: marks.length,
      anchor: toHeadingAnchor(heading),
    })),
    code: [...(body ?? '').matchAll(blocks)].map(([, kind = '']) => kind),
    links: [...withoutBlocks.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link),
  };
}

/** @param {string} heading @returns {string} its anchor, as GitHub makes it */
export function toHeadingAnchor(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}
