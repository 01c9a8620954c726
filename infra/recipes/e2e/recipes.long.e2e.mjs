import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from '../../test/copy-checkout.mjs';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { root } from '../../shared/folders.mjs';
import { getPackageFolder } from '../../test/stages/get-package-folder.mjs';
import { patchedFiles, recipes } from '../recipes.mjs';

const TIMEOUT_MS = 1_200_000;
/** Programs of a type check, with the folders that they load. */
const PROGRAMS = [
  { config: 'tsconfig.services.json', folders: /^services\// },
  { config: 'frontend/tsconfig.json', folders: /^(?:frontend|services\/shared\/(?:contracts|iban))\// },
  { config: 'infra/tsconfig.json', folders: /^infra\// },
];

/** A checkout whose files the patches change. */
const checkout = temporaryFolder('recipes-');

beforeAll(() => {
  copyCheckout(checkout);
  linkPackages();
  // Without the graph in its cache the rule of the boundaries is skipped.
  expect(tryCommand(process.execPath, [tool('nx'), 'show', 'projects'])).toBe('');
}, TIMEOUT_MS);

/** Links npm packages to those of this checkout, and workspace packages to the patched ones. */
function linkPackages() {
  const [from, to] = [join(root, 'node_modules'), join(checkout, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => !/^\.(?!bin$)|^@pruefer$/.test(entry)))
    symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@pruefer'), join(to, '@pruefer'), { recursive: true, verbatimSymlinks: true });
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [folder] of the checkout
 * @returns {string} what it printed when it failed; empty when it passed
 */
function tryCommand(command, args, folder = '.') {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: join(checkout, folder),
    env: { ...process.env, NX_DAEMON: 'false' },
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  return status === 0 ? '' : `${command} ${args.join(' ')}\n${stdout}${stderr}`;
}

/** @param {string} name of an installed program */
const tool = (name) => join(checkout, 'node_modules', '.bin', name);

/** @param {string} config */
function typesFailure(config) {
  const tsc = join('node_modules', 'typescript-native', 'bin', 'tsc');
  return tryCommand(process.execPath, [tsc, '-p', config, '--noEmit', '--singleThreaded']);
}

/**
 * @param {string} folder of a package
 * @param {readonly string[]} specs
 */
function specsFailure(folder, specs) {
  const jest = join(checkout, 'node_modules', 'jest', 'bin', 'jest.js');
  const config = folder.startsWith('services')
    ? ['-c', join(checkout, 'jest.package.config.mjs'), '--rootDir', '.']
    : [];
  const files = specs.map((spec) => join(checkout, spec));
  return tryCommand(
    process.execPath,
    ['--experimental-vm-modules', jest, ...config, '--runInBand', '--runTestsByPath', ...files],
    folder,
  );
}

describe.each(recipes())('"$title"', (recipe) => {
  const { title, patch, specs } = recipe;
  const files = patchedFiles(recipe);
  const programs = PROGRAMS.filter(({ folders }) => files.some((file) => folders.test(file)));
  /** @param {string} failure @returns {string} the failure with the recipe to mend; empty without one */
  const adviceOn = (failure) => failure && `The recipe "${title}" fails: mend ${patch}.\n${failure}`;

  beforeAll(() => {
    // A stage that prints nothing for half an hour is ended.
    process.stderr.write(`${title}\n`);
    expect(adviceOn(tryCommand('git', ['apply', patch]))).toBe('');
  });
  afterAll(() => expect(tryCommand('git', ['apply', '-R', patch])).toBe(''));

  it.each(programs)('compiles $config', ({ config }) => expect(adviceOn(typesFailure(config))).toBe(''), TIMEOUT_MS);

  it(
    'keeps to the rules of lint',
    () => {
      const sources = files.filter((file) => /\.(?:[cm]?ts|tsx|mjs)$/.test(file));
      expect(adviceOn(tryCommand(process.execPath, [tool('eslint'), '--max-warnings', '0', ...sources]))).toBe('');
    },
    TIMEOUT_MS,
  );

  it(
    'passes its specs',
    () => {
      for (const [folder, suites] of Map.groupBy(specs, getPackageFolder))
        expect(adviceOn(specsFailure(folder, suites))).toBe('');
    },
    TIMEOUT_MS,
  );
});
