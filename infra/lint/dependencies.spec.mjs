import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { root } from '../shared/folders.mjs';

const production = [
  'services/*/src/**/*.ts',
  'services/shared/*/src/**/*.ts',
  'infra/start/**/*.mjs',
  'frontend/src/**/*.{ts,tsx}',
];
/** Test code inside source folders. */
const testPaths = /\.(spec|fixture)\.|\/(e2e|test|testing|testkit)\//;
/** Build and test tools that built code does not need. */
const tools = ['@sparticuz/chromium', '@swc/core'];

const imports =
  /(?:^|[;}\s])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'".][^'"]*)['"]|import\(\s*['"]([^'".][^'"]*)['"]/g;

/** @param {string} specifier such as `@mui/material/Box` */
const extractPackageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @returns {Map<string, string>} packages that production imports, and one file that does */
function importedPackages() {
  const files = globSync(production, { cwd: root }).filter((file) => !testPaths.test(file));
  const ours = (/** @type {string} */ name) => isBuiltin(name) || /^(@pruefer\/|virtual:|~\/|\$)/.test(name);
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const file of files) {
    for (const [, name, loaded = ''] of readFileSync(`${root}${file}`, 'utf8').matchAll(imports))
      if (!ours(name ?? loaded)) found.set(extractPackageName(name ?? loaded), file);
  }
  return found;
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
const { dependencies } = read('package.json');

describe('dependencies', () => {
  it('hold every package that production imports', () => {
    const missing = [...importedPackages()].filter(([name]) => !(name in dependencies) && !tools.includes(name));
    expect(missing).toEqual([]);
  });

  it('hold only packages that code imports or another package requires', () => {
    const imported = importedPackages();
    const wantedByOthers = Object.keys(dependencies).flatMap((name) =>
      Object.keys(read(`node_modules/${name}/package.json`).peerDependencies ?? {}),
    );
    const idle = Object.keys(dependencies).filter((name) => !imported.has(name) && !wantedByOthers.includes(name));
    expect(idle).toEqual([]);
  });

  it('stand in the lock file as in package.json, without the address of a registry', () => {
    const { packages } = read('package-lock.json');
    expect(packages[''].dependencies).toEqual(dependencies);
    for (const name of Object.keys(dependencies)) expect(packages[`node_modules/${name}`].dev).toBeUndefined();
    expect(Object.values(packages).filter(({ resolved = '' }) => /^https?:/.test(resolved))).toEqual([]);
  });
});
