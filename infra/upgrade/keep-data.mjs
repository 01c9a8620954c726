import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller, FIRST_ADMIN } from '../shared/caller.mjs';
import { root } from '../shared/folders.mjs';
import { freePorts } from '../shared/process/free-ports.mjs';
import { run } from '../shared/process/run.mjs';
import { fillSite, readSite } from './site-content.mjs';
import { SystemOfVersion } from './system-of-version.mjs';

/** Data folders of older versions, which `kept-data.long.e2e.mjs` starts with today's code. */
export const KEPT = join(root, 'infra', 'upgrade', 'kept');
const PACK_TIMEOUT_MS = 120_000;
/** Programs, logs and backups are made again by a start. */
const PARTS = ['postgres', 'secrets', 'redis', 'kafka'];

/**
 * @typedef {object} KeptSite beside the packed folder, as NAME.json
 * @property {string} totpSecret of the first admin's app
 * @property {string} apiKey
 * @property {import('./site-content.mjs').SiteContent} content
 */

/**
 * Fills a new system of an older version and packs its data folder for later versions' tests.
 * @param {{ folder: string, name: string }} older installed and built
 * @param {string} name of the files
 * @param {{ signal: AbortSignal, say: (line: string) => void }} run
 */
export async function keepData(older, name, { signal, say }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'iban-pruefer-kept-'));
  // PostgreSQL's account reaches its files in it.
  await chmod(dataDir, 0o711);
  const [port = 0] = await freePorts(1);
  const system = new SystemOfVersion({ folder: older.folder, dataDir, port, env: FIRST_ADMIN });
  try {
    say(`Das System von ${older.name} wird gestartet …`);
    const { databaseUrl } = await system.ready(signal);
    const caller = new Caller(`http://localhost:${port}`);
    const totpSecret = await caller.signInFirst(databaseUrl ?? '');
    const apiKey = await fillSite(caller);
    const content = await readSite(caller);
    await system.stop();
    await dropSpareSegments(join(dataDir, 'postgres', 'pg_wal'));
    const archive = join(KEPT, `${name}.tar.xz`);
    await run('tar', ['-C', dataDir, '-cJf', archive, ...PARTS], { signal, timeoutMs: PACK_TIMEOUT_MS });
    await writeFile(join(KEPT, `${name}.json`), `${JSON.stringify({ totpSecret, apiKey, content }, null, 2)}\n`);
    say(`${archive} ist geschrieben.`);
  } finally {
    await system.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Leaves the newest segment of the WAL, which holds the checkpoint of the stop; the others are spare files.
 * @param {string} folder
 */
async function dropSpareSegments(folder) {
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  const newest = names[times.indexOf(Math.max(...times))];
  await Promise.all(names.filter((name) => name !== newest).map((name) => rm(join(folder, name))));
}
