import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';

/** @typedef {{ product: number, tests: number, comments: number }} LineCounts `comments`: in percent of the product lines */

/** The folders with limits of their own. */
export const areas = globSync(['frontend', 'infra', 'clients/*', 'services/{*-service,gateway,worker,shared/*}'], {
  cwd: root,
});

const TEST = /\.(?:spec|test|e2e)\.|(?:^|\/)e2e\//;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** A type in a JavaScript file is code, although it is in a comment. */
const TYPE =
  /^\s*(?:\/\*\*|\*)?\s*@(?:param|returns|type|typedef|property|template|satisfies|ts-check)\b|^\s*\/\/ @ts-/;
const BLOCK = /\/\*\*[^]*?\*\//g;

/**
 * Counts the lines of an area of the checkout.
 * @param {string} area its folder
 * @returns {LineCounts}
 */
export function lineCounts(area) {
  const paths = globSync(`${area}/**/*.{ts,tsx,mjs,cjs}`, {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
  });
  const files = paths.map((path) => ({ isTest: TEST.test(path), text: readFileSync(join(root, path), 'utf8') }));
  const product = files.filter(({ isTest }) => !isTest).map(({ text }) => text);
  const productLines = sum(product.map((text) => splitLines(text).length));
  return {
    product: productLines,
    tests: sum(files.filter(({ isTest }) => isTest).map(({ text }) => splitLines(text).length)),
    comments: Math.round((1_000 * sum(product.map(commentLines))) / productLines) / 10,
  };
}

/**
 * @param {string} text of a file
 * @returns {number} comment lines; a block that gives types counts only with its prose
 */
export function commentLines(text) {
  const prose = text.replaceAll(BLOCK, (block) =>
    splitLines(block).some((line) => TYPE.test(line)) ? extractProse(block) : block,
  );
  return splitLines(prose).filter((line) => COMMENT.test(line) && !TYPE.test(line)).length;
}

/** @param {string} block */
function extractProse(block) {
  return splitLines(block)
    .filter((line) => !TYPE.test(line) && /\w/.test(line))
    .join('\n');
}

/** @param {string} text */
function splitLines(text) {
  return text.split('\n').filter((_, index, all) => index < all.length - 1 || all[index] !== '');
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
