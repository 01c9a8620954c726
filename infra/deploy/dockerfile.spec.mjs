import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { buildRunSettings, readDockerfile } from './dockerfile.mjs';

const stages = readDockerfile(await readFile(join(root, 'Dockerfile'), 'utf8'));

/** The instructions of a kind, with the account that each is done as. @param {string} wanted */
function steps(wanted) {
  return stages.flatMap(({ from, steps: own }) => {
    let { user } = buildRunSettings(stages, from);
    return own.flatMap(({ word, rest }) => {
      if (word === 'USER') user = rest;
      return word === wanted ? [{ rest, user }] : [];
    });
  });
}

/** What is copied from the checkout. */
const copied = steps('COPY')
  .filter(({ rest }) => !rest.startsWith('--from='))
  .flatMap(({ rest }) => rest.split(/\s+/).slice(0, -1));

/** The files of the checkout that a program loads, itself among them. @param {string} path @param {Set<string>} [seen] */
function importedBy(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, target = ''] of text.matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g))
    importedBy(join(dirname(path), target), seen);
  return seen;
}

describe('the Dockerfile', () => {
  it('runs nothing as an account that may not write to /app, and starts everything as one', () => {
    const asAccount = steps('RUN').filter(({ user }) => user !== '' && !user.startsWith('0'));
    expect(asAccount).toEqual([]);
    const targets = stages
      .filter(({ from }) => from === 'base')
      .map(({ name }) => [name, buildRunSettings(stages, name).user]);
    expect(targets).toEqual(targets.map(([name]) => [name, '1000:1000']));
    expect(targets).toHaveLength(8);
  });

  it('copies what there is', () => {
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('copies every file that the program of a deployment imports', () => {
    const folders = copied.filter((path) => path.startsWith('infra/'));
    const seen = importedBy('infra/deploy/prepare.mjs');
    expect(seen.size).toBeGreaterThan(10);
    expect(
      [...seen].filter((path) => !folders.some((folder) => path === folder || path.startsWith(`${folder}/`))),
    ).toEqual([]);
  });

  it('takes nothing from the checkout into the image but named files, and nothing that is kept or secret into the build', async () => {
    const own = stages.slice(stages.findIndex(({ name }) => name === 'base'));
    const taken = own.flatMap(({ steps: done }) => done.filter(({ word }) => word === 'COPY').map(({ rest }) => rest));
    expect(taken.filter((rest) => !rest.startsWith('--from=')).map((rest) => rest.split(' ')[0])).toEqual([
      'package.json',
      'infra/deploy/health.mjs',
      'infra/package.json',
      'infra/shared',
      'infra/start',
      'infra/deploy',
    ]);
    const ignored = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n');
    // The first leaves out .git, .data and .env.
    expect(ignored).toEqual(
      expect.arrayContaining(['.*', 'compose.env*', 'k8s', '**/node_modules', '**/dist', 'release']),
    );
    expect(ignored.filter((line) => line.startsWith('!'))).toEqual(['!.npmrc', '!docs/api']);
  });

  it('installs with the packages of every workspace', async () => {
    const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const patterns = workspaces.map((/** @type {string} */ workspace) => `${workspace}/package.json`);
    const packages = globSync(patterns, { cwd: root });
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter((path) => !copied.includes(path))).toEqual([]);
  });

  it('asks for its health without a shell, and not so often that it costs', () => {
    for (const { rest } of steps('HEALTHCHECK').filter(({ rest: words }) => words !== 'NONE')) {
      expect(JSON.parse(rest.slice(rest.indexOf('[')))[0]).toBe('node');
      expect(Number(/--interval=(\d+)s/.exec(rest)?.[1])).toBeGreaterThanOrEqual(30);
    }
  });
});
