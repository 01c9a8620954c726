import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { areas, commentLines, lineCounts } from './line-counts.mjs';

/** @typedef {import('./line-counts.mjs').LineCounts} LineCounts */

/** The most lines of each area. A change that needs more raises its area here, for its reviewer to see. @type {Record<string, LineCounts>} */
const budget = JSON.parse(readFileSync(join(root, 'infra/lint/line-budget.json'), 'utf8'));

describe('line budget', () => {
  it('names every area', () => expect(Object.keys(budget)).toEqual(areas.toSorted()));

  it.each(areas)('is kept by %s', (area) => {
    const budgeted = budget[area] ?? { product: 0, tests: 0, comments: 0 };
    const counts = lineCounts(area);
    expect({
      product: Math.max(counts.product, budgeted.product),
      tests: Math.max(counts.tests, budgeted.tests),
      comments: Math.max(counts.comments, budgeted.comments),
    }).toEqual(budgeted);
  });
});

it('counts the prose of comments, and types in JavaScript as code', () => {
  expect(commentLines('/** Why. */\nconst a = 1; // why\n// Why.\n/*\n * Why.\n */\n')).toBe(5);
  expect(commentLines('// @ts-check\n/**\n * Adds.\n * @param {number} one\n * @returns {number}\n */\n')).toBe(1);
});
