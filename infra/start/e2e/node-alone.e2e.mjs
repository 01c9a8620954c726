import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { root } from '../../shared/folders.mjs';
import { which } from '../../shared/process/which.mjs';

const folder = temporaryFolder('node-alone-');
beforeAll(async () => {
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'infra/shared', 'infra/start'])
    await cp(join(root, name), join(folder, 'checkout', name), { recursive: true });
  await mkdir(join(folder, 'programs'));
  for (const name of ['node', 'npm', 'sh']) await symlink((await which(name)) ?? '', join(folder, 'programs', name));
});

/**
 * `npm start` in a fresh checkout on a machine with Node and npm alone, by an account that installs no packages.
 * @param {Record<string, string>} [settings]
 * @returns {Promise<{ code: number, printed: string }>}
 */
function start(settings = {}) {
  const env = { PATH: join(folder, 'programs'), HOME: join(folder, 'home'), INSTALL_PACKAGES: '0', ...settings };
  return new Promise((resolve) => {
    execFile('npm', ['start'], { cwd: join(folder, 'checkout'), env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    );
  });
}

it('says in one list what a machine with Node alone is missing, before anything is fetched', async () => {
  const { code, printed } = await start();
  expect(code).toBe(1);
  for (const name of ['Redis ab 6.2', 'Java ab 17', 'Maven'])
    expect(printed).toMatch(new RegExp(`^  ${name}.*\\.$`, 'm'));
  expect(printed).toContain('sudo apt-get install python3-pip');
  expect(printed).not.toMatch(/npm ci|^\s+at /m);
  expect(['node_modules', '.data'].filter((name) => existsSync(join(folder, 'checkout', name)))).toEqual([]);
});

it('names only absent variables', async () => {
  const { printed } = await start({ KAFKA_BROKERS: 'broker:9092' });
  expect(printed.match(/^  \S+/gm)).toEqual(['  Redis']);
});
