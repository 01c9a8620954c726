import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';

/**
 * A recipe of docs/CHANGING.md and the patch that carries it out.
 * @typedef {object} Recipe
 * @property {string} title
 * @property {string} patch path in the checkout
 * @property {string[]} files of the recipe's table, in its order
 * @property {string[]} specs that prove it
 */

/**
 * @param {string} text of docs/CHANGING.md
 * @returns {Recipe[]} the sections that link to a patch
 */
export function recipesIn(text) {
  return text.split(/^(?=## )/m).flatMap((section) => {
    const [, name] = /\]\((recipes\/[\w-]+\.patch)\)/.exec(section) ?? [];
    if (!name) return [];
    const [, title = ''] = /^## (.*)/.exec(section) ?? [];
    const proof = section.split('\n\n').find((paragraph) => paragraph.startsWith('Specs: ')) ?? '';
    const files = groups(section, /^\| `([^`]+)` \|/gm);
    return [{ title, patch: join('docs', name), files, specs: groups(proof, /`([^`]+)`/g) }];
  });
}

/** @returns {Recipe[]} */
export function recipes() {
  return recipesIn(readFileSync(join(root, 'docs', 'CHANGING.md'), 'utf8'));
}

/**
 * @param {Recipe} recipe
 * @returns {string[]} the files that its patch changes or creates
 */
export function patchedFiles({ patch }) {
  return groups(readFileSync(join(root, patch), 'utf8'), /^diff --git a\/(\S+) /gm);
}

/**
 * @param {Recipe} recipe
 * @returns {string[]} the files that its patch creates
 */
export function createdFiles({ patch }) {
  return groups(readFileSync(join(root, patch), 'utf8'), /^diff --git a\/(\S+) \S+\nnew file mode/gm);
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {string[]} its first groups
 */
function groups(text, pattern) {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}
