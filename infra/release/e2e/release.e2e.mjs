import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { root } from '../../shared/folders.mjs';

const STEP_TIMEOUT_MS = 240_000;
const VERSION = '97.1.0';

describe('npm run release', () => {
  const folder = temporaryFolder('release-');

  /** @param {string} clone @param {string[]} words */
  const git = (clone, ...words) => execFileSync('git', ['-C', clone, ...words]);

  /** @param {string} name of the clone @param {string} from */
  function createClone(name, from) {
    const clone = join(folder, name);
    execFileSync('git', ['clone', '--quiet', from, clone]);
    git(clone, 'config', 'user.name', 'Test');
    git(clone, 'config', 'user.email', 'test@invalid');
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    appendFileSync(join(clone, '.git', 'info', 'exclude'), 'node_modules\n');
    return clone;
  }

  /** @param {string} clone @param {string[]} words @param {NodeJS.ProcessEnv} env */
  function release(clone, words = [VERSION, '--without-images'], env = process.env) {
    const program = join(clone, 'infra', 'release', 'release.mjs');
    const options = { cwd: clone, env, encoding: /** @type {const} */ ('utf8'), timeout: STEP_TIMEOUT_MS };
    return spawnSync(process.execPath, [program, ...words], options);
  }

  /** @param {string} name */
  const findProgram = (name) => execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();

  /** @param {string} clone */
  const sumsIn = (clone) => readFileSync(join(clone, 'release', 'SHA256SUMS'), 'utf8');

  it('commits and tags a version, and makes the same files again from its tag in another clone', () => {
    const first = createClone('first', root);
    // What is tried here need not be committed yet.
    for (const name of ['release', 'images', 'shared'])
      cpSync(join(root, 'infra', name), join(first, 'infra', name), { recursive: true });
    const changelog = join(first, 'CHANGELOG.md');
    const entry = '### Added\n\n- A line of this test.';
    writeFileSync(changelog, readFileSync(changelog, 'utf8').replace('## [Unreleased]', `$&\n\n${entry}`));
    git(first, 'add', '--all');
    git(first, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'test: try the release');
    const { status, stdout, stderr } = release(first);
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    expect(stdout).toContain(`iban-pruefer-${VERSION}-chart.tgz`);
    expect(stdout).toContain('Die Images sind nicht gebaut: --without-images.');
    const second = createClone('second', first);
    expect(release(second).status).toBe(0);
    expect(sumsIn(second)).toBe(sumsIn(first));

    const chart = join(first, 'release', `iban-pruefer-${VERSION}-chart.tgz`);
    const unpacked = execFileSync('tar', ['-xzOf', chart, 'iban-pruefer/Chart.yaml'], { encoding: 'utf8' });
    expect(unpacked).toContain(`version: ${VERSION}`);
    const notes = readFileSync(join(first, 'release', `iban-pruefer-${VERSION}-notes.md`), 'utf8');
    expect(notes).toContain(entry);
    const packages = JSON.parse(readFileSync(join(first, 'release', `iban-pruefer-${VERSION}.cdx.json`), 'utf8'));
    expect(packages).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version: VERSION } } });
  });

  it('says that it builds no images where nothing can', () => {
    const folderOfPrograms = join(folder, 'bin');
    mkdirSync(folderOfPrograms);
    for (const name of ['git', 'gzip', 'npm', 'sh', 'env', 'tar', 'cat'])
      symlinkSync(realpathSync(findProgram(name)), join(folderOfPrograms, name));
    symlinkSync(process.execPath, join(folderOfPrograms, 'node'));
    const { status, stdout } = release(join(folder, 'first'), [VERSION], { ...process.env, PATH: folderOfPrograms });
    expect(stdout).toContain('Die Images sind nicht gebaut. Es fehlt buildah');
    expect(status).toBe(0);
    expect(sumsIn(join(folder, 'first'))).toBe(sumsIn(join(folder, 'second')));
  });

  it('refuses a version whose tag is at another commit, and a text that is no version', () => {
    const clone = join(folder, 'first');
    git(clone, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'test: go on');
    expect(release(clone)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('ist nicht der Stand dieses Klons'),
    });
    expect(release(clone, ['1.2'])).toMatchObject({ status: 1, stderr: expect.stringContaining('Aufruf') });
  });
});
