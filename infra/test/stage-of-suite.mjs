// @ts-check
import { relative } from 'node:path';
import { root } from '../start/base/folders.mjs';
import { stageOfEndToEndSuite } from './end-to-end-stages.mjs';
import { unitStageOf } from './unit-stages.mjs';

/**
 * @param {string} file a suite
 * @returns {import('./stages.mjs').Stage} that runs it alone
 */
export function stageOfSuite(file) {
  const suite = relative(root, file);
  return /\.e2e\.m?[jt]s$/.test(suite) ? stageOfEndToEndSuite(suite) : unitStageOf(suite);
}
