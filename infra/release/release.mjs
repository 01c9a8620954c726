// npm run release -- 1.2.0 [--without-images] – creates a version: number, changelog and chart, a commit with a tag, and its files in release/. A tagged
// version that is checked out gets its files again. Publishes nothing, so that the result can be reviewed first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { OperatorError } from '../shared/operator-error.mjs';
import { writeArtefacts } from './artefacts.mjs';
import { addRelease } from './changelog.mjs';
import { git, run } from './run-step.mjs';

const USAGE = 'Aufruf: npm run release -- 1.2.0 [--without-images]';

try {
  await release(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {readonly string[]} words */
async function release([version = '', option, ...others]) {
  const isKnown = option === undefined || option === '--without-images';
  if (!/^\d+\.\d+\.\d+$/.test(version) || !isKnown || others.length > 0) throw new OperatorError(USAGE);
  if (git('status', '--porcelain') !== '') throw new OperatorError('Es gibt Änderungen, die nicht eingetragen sind.');
  const tag = git('tag', '--list', `v${version}`);
  if (tag === '') commitVersion(version);
  else if (!git('tag', '--points-at', 'HEAD').split('\n').includes(tag))
    throw new OperatorError(`${tag} gibt es schon und ist nicht der Stand dieses Klons.`);
  const files = await writeArtefacts(version, { hasImages: option === undefined, say: (line) => console.log(line) });
  console.log(`v${version} ist eingetragen. In release/ liegen ${files.join(', ')}.`);
}

/** @param {string} version */
function commitVersion(version) {
  const day = new Date().toISOString().slice(0, 10);
  const { changelog, notes } = addRelease(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), { version, day });
  run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version', '--ignore-scripts']);
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  const chart = join(root, 'k8s', 'chart', 'Chart.yaml');
  writeFileSync(chart, readFileSync(chart, 'utf8').replaceAll(/^(version|appVersion): .*$/gm, `$1: ${version}`));
  git('commit', '--quiet', '--no-verify', '--all', '--message', `chore(release): ${version}`);
  // A heading of the notes is no comment.
  git('tag', '--annotate', `v${version}`, '--cleanup=whitespace', '--message', notes);
}
