import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { OperatorError } from '../shared/operator-error.mjs';
import { writeImages } from './images.mjs';
import { git, run } from './run-step.mjs';

/**
 * Writes the files of a tagged version to release/: its sources, the chart as `helm install` takes it, the list of its packages
 * (CycloneDX 1.5), its notes, the images with their digests where something builds them, and the checksums of all. The same tag gives the
 * same bytes, because times come from its commit.
 * @param {string} version whose commit is checked out
 * @param {{ hasImages: boolean, say: (line: string) => void }} options hasImages: false leaves them out
 * @returns {Promise<string[]>} names of the files, the checksums last
 */
export async function writeArtefacts(version, { hasImages, say }) {
  const folder = join(root, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const tag = `v${version}`;
  const name = `iban-pruefer-${version}`;
  const sources = `${name}.tar.gz`;
  archive(tag, `${name}/`, join(folder, sources));
  const chart = `${name}-chart.tgz`;
  archive(createCommit(tag, 'k8s/chart'), 'iban-pruefer/', join(folder, chart));
  const packages = `${name}.cdx.json`;
  writeFileSync(join(folder, packages), packageList(tag));
  const notes = `${name}-notes.md`;
  writeFileSync(join(folder, notes), `${git('for-each-ref', '--format=%(contents)', `refs/tags/${tag}`)}\n`);
  const release = {
    folder,
    name,
    version,
    commit: git('rev-list', '-1', tag),
    seconds: Number(git('log', '-1', '--format=%ct', tag)),
  };
  if (!hasImages) say('Die Images sind nicht gebaut: --without-images.');
  // Where nothing can build them, the release has none.
  const images = await (hasImages ? writeImages(release, say) : Promise.resolve([])).catch((error) => {
    if (!(error instanceof OperatorError)) throw error;
    say(`Die Images sind nicht gebaut. ${error.message}`);
    return [];
  });
  const files = [sources, chart, packages, notes, ...images];
  const sums = files.map((file) => `${hash('sha256', readFileSync(join(folder, file)))}  ${file}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  return [...files, 'SHA256SUMS'];
}

/**
 * @param {string} commit
 * @param {string} prefix of the paths in the archive
 * @param {string} file
 */
function archive(commit, prefix, file) {
  git('archive', '--format=tar.gz', `--prefix=${prefix}`, `--output=${file}`, commit);
}

/**
 * Creates a commit that contains a single folder: `git archive` takes its times from a commit, and the chart must be at the top of its archive.
 * @param {string} tag
 * @param {string} folder
 */
function createCommit(tag, folder) {
  const date = git('log', '-1', '--format=%cI', tag);
  const person = (/** @type {string} */ role) => ({
    [`GIT_${role}_NAME`]: 'release',
    [`GIT_${role}_EMAIL`]: 'release@invalid',
    [`GIT_${role}_DATE`]: date,
  });
  const env = { ...process.env, ...person('AUTHOR'), ...person('COMMITTER') };
  return run('git', ['commit-tree', `${tag}:${folder}`, '-m', folder], env).trim();
}

/**
 * Lists the packages by `npm sbom`. The commit's time replaces the current time, and a hash of the content replaces the random serial number.
 * @param {string} tag
 * @returns {string} JSON
 */
function packageList(tag) {
  const list = JSON.parse(run('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']));
  list.metadata.timestamp = git('log', '-1', '--format=%cI', tag);
  // npm would name the component after the folder of the checkout.
  list.metadata.component.name = 'iban-pruefer';
  list.serialNumber = '';
  const hex = hash('md5', JSON.stringify(list));
  list.serialNumber = `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
  return `${JSON.stringify(list, null, 2)}\n`;
}
