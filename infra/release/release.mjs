// @ts-check
// npm run release -- 1.2.0 – creates a version: number and changelog, the chart, an SBOM (CycloneDX), an archive with checksums
// in release/, and a commit with a tag. Publishes nothing, so that the result can be reviewed first.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/base/folders.mjs';
import { Refusal } from '../start/base/refusal.mjs';
import { released } from './changelog.mjs';

const STEP_LIMIT_MS = 120_000;
const SBOM_MAX_BYTES = 64 * 1_024 * 1_024;

try {
  release(process.argv[2] ?? '');
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} version */
function release(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Refusal('Aufruf: npm run release -- 1.2.0');
  if (git('status', '--porcelain') !== '') throw new Refusal('Es gibt Änderungen, die nicht eingetragen sind.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Refusal(`v${version} gibt es schon.`);
  const { changelog, notes } = released(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), { version, day: today() });
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version', '--ignore-scripts');
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  const chart = join(root, 'k8s', 'chart', 'Chart.yaml');
  writeFileSync(chart, readFileSync(chart, 'utf8').replaceAll(/^(version|appVersion): .*$/gm, `$1: ${version}`));
  git('commit', '--quiet', '--all', '--message', `chore(release): ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', notes);
  const files = artefacts(version);
  console.log(`v${version} ist eingetragen. In release/ liegen ${files.join(', ')}.`);
}

/**
 * @param {string} version
 * @returns {string[]} names of the files, the checksums last
 */
function artefacts(version) {
  const folder = join(root, 'release');
  mkdirSync(folder, { recursive: true });
  const archive = `iban-pruefer-${version}.tar.gz`;
  git(
    'archive',
    '--format=tar.gz',
    `--prefix=iban-pruefer-${version}/`,
    `--output=${join(folder, archive)}`,
    `v${version}`,
  );
  const parts = `iban-pruefer-${version}.cdx.json`;
  writeFileSync(join(folder, parts), run('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev'));
  const sums = [archive, parts].map((name) => `${sha256(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  return [archive, parts, 'SHA256SUMS'];
}

/** @param {string} file */
function sha256(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** @returns {string} YYYY-MM-DD */
function today() {
  return new Date().toISOString().slice(0, 10);
}

/** @param {string[]} args */
function git(...args) {
  return run('git', ...args).trim();
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  return execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: STEP_LIMIT_MS,
    maxBuffer: SBOM_MAX_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
