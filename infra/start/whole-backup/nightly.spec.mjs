import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { until } from '../../shared/until.mjs';
import { readSettings } from '../settings/settings.mjs';
import { startNightly } from './nightly.mjs';
import { wholeProgram } from './whole-program.mjs';

const folder = temporaryFolder('nightly-');

it('ends a whole backup that does not end by itself, and says so', async () => {
  const program = wholeProgram(folder);
  await mkdir(dirname(program), { recursive: true });
  await writeFile(program, 'setInterval(() => {}, 1000)');
  await mkdir(join(folder, 'whole'));
  const since = new Date(Date.now() - 26 * 3_600_000).toISOString();
  await writeFile(join(folder, 'whole', 'state.json'), JSON.stringify({ since, attemptAt: null, failure: null }));
  /** @type {string[]} */
  const said = [];
  const settings = { ...readSettings({ DATA_DIR: folder }), backups: { BACKUP_DIR: folder } };
  const system = {
    databaseUrl: 'postgres://127.0.0.1',
    programs: folder,
    say: (/** @type {string} */ line) => said.push(line),
  };
  const end = await startNightly(settings, { ...system, pollIntervalMs: 10, maxMs: 200 });
  await until(() => said.length > 0, 10_000).finally(end);
  expect(said[0]).toMatch(/^Die Vollsicherung der Nacht ist gescheitert: .*SIGTERM/);
});
