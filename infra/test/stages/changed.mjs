import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { nx } from '../../start/build/nx.mjs';
import { run } from '../../shared/process/run.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { endToEndSuites } from './end-to-end-stages.mjs';
import { buildJestArguments } from './jest-stage.mjs';
import { getPackageFolder } from './get-package-folder.mjs';
import { packages } from './unit-stages.mjs';

const NO_GIT = '--changed vergleicht mit main und braucht dazu Git und einen Checkout mit Geschichte.';

/**
 * Finds the changes since main, including uncommitted ones.
 * @returns {Promise<{ files: string[], folders: string[], suites: string[] }>} `files`: changed ones that still exist; `folders`: changed
 * packages and those that depend on them; `suites` on real servers: changed ones, and those of changed packages that load a changed file
 * @throws {OperatorError} when this is not a Git checkout
 */
export async function changesSinceMain() {
  const base = await baseCommit();
  const files = [
    ...(await git('diff', '--name-only', '--diff-filter=d', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const affected = await nx(['show', 'projects', '--affected', `--base=${base}`]);
  const names = new Set(splitLines(affected));
  const touched = new Set(files.map(getPackageFolder));
  const folders = packages().filter((folder) => touched.has(folder) || names.has(nameIn(folder)));
  return { files, folders, suites: await listRelatedSuites(files) };
}

/**
 * @param {string} folder of a package
 * @returns {string} its name in Nx
 */
function nameIn(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name;
}

/** The merge base with main, or HEAD without a main branch. */
async function baseCommit() {
  for (const main of ['main', 'origin/main']) {
    const [base] = await git('merge-base', main, 'HEAD').catch(() => []);
    if (base) return base;
  }
  const [head = ''] = await git('rev-parse', 'HEAD').catch(() => {
    throw new OperatorError(NO_GIT);
  });
  return head;
}

/** @param {string[]} files @returns {Promise<string[]>} */
async function listRelatedSuites(files) {
  const usualSuites = endToEndSuites();
  const withSuites = new Set(usualSuites.map(getPackageFolder));
  const filesByPackage = Map.groupBy(files, getPackageFolder);
  const suites = await Promise.all(
    [...filesByPackage]
      .filter(([folder]) => withSuites.has(folder))
      .map(async ([folder, inside]) => {
        const paths = inside.map((file) => join(root, file));
        const args = [
          ...buildJestArguments(folder),
          '--listTests',
          '--passWithNoTests',
          '--findRelatedTests',
          ...paths,
        ];
        return splitLines(await run(process.execPath, args, { cwd: root }));
      }),
  );
  const relatedSuites = suites.flat().map((path) => relative(root, path));
  return relatedSuites.filter((suite) => usualSuites.includes(suite));
}

/** @param {string[]} args */
async function git(...args) {
  return splitLines(await run('git', args, { cwd: root }));
}

/** @param {string} text */
function splitLines(text) {
  return text.split('\n').filter(Boolean);
}
