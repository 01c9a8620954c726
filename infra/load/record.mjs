// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../start/base/folders.mjs';
import { pageWith, releaseOf, withRelease } from './report/releases.mjs';

const figures = join(root, 'docs', 'benchmark.json');
const page = join(root, 'docs', 'BENCHMARK.md');

/**
 * Keeps a result beside those of earlier versions: its figures in docs/benchmark.json, table and chart in docs/BENCHMARK.md.
 * @param {import('./report/results.mjs').Results} results
 * @param {string} name of the version
 */
export async function record(results, name) {
  const day = new Date().toISOString().slice(0, 10);
  const before = JSON.parse(await readFile(figures, 'utf8'));
  const releases = withRelease(before, releaseOf(results, { name, day }));
  await writeFile(page, pageWith(await readFile(page, 'utf8'), releases));
  await writeFile(figures, `${JSON.stringify(releases, null, 2)}\n`);
}
