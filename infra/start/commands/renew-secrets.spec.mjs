import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfEachTest } from '../../test/temporary-folder.mjs';
import { main } from './secrets.mjs';
import { readKeptSecrets } from '../secrets/kept-secrets.mjs';
import { openSecrets } from '../secrets/open-secrets.mjs';

describe('B8: npm run secrets -- renew', () => {
  const folder = folderOfEachTest('renewed-secrets-');
  const dataDir = join(folder, 'data');
  const before = { ...process.env };
  const { log } = console;
  let printed = '';
  const secret = async (/** @type {'two-factor' | 'webhook' | 'token-keys'} */ name) =>
    (await readKeptSecrets(dataDir))[name] ?? '';

  beforeEach(async () => {
    Object.assign(process.env, { DATA_DIR: dataDir, SECRETS_PASSPHRASE: 'Käse und Brot am Morgen' });
    console.log = (line) => (printed += `${line}\n`);
    printed = '';
    await openSecrets(dataDir);
  });
  afterAll(() => {
    process.env = before;
    console.log = log;
  });

  it.each(['two-factor', 'webhook'])(
    '%s: the new one in front, the old one behind until the change is finished',
    async (word) => {
      const name = /** @type {'two-factor' | 'webhook'} */ (word);
      const old = await secret(name);
      await main(['renew', name]);
      const [current, ...older] = (await secret(name)).split(',');
      expect(current).toHaveLength(43);
      expect(older).toEqual([old]);
      expect(printed).toContain(`renew ${name} --finish`);
      expect(printed).not.toContain(current);
      await expect(main(['renew', name])).rejects.toThrow('noch nicht abgeschlossen');
      await expect(main(['renew', name, '--finish'])).rejects.toThrow('läuft kein System');
      expect((await secret(name)).split(',')).toEqual([current, old]);
    },
  );

  it('names the one in force to backups and the running system, and the operator of both', async () => {
    const { fingerprints } = await openSecrets(dataDir);
    await main(['renew', 'two-factor']);
    const renewed = await openSecrets(dataDir);
    expect(renewed.fingerprints).not.toBe(fingerprints);
    expect(renewed.twoFactor.split(',')).toHaveLength(2);
    await main(['list']);
    const [, current = '', old = ''] =
      /two-factor +([\da-f]{16}).*\n +two-factor +([\da-f]{16}) .*, bisheriges\n/.exec(printed) ?? [];
    expect(renewed.fingerprints).toContain(`two-factor=${current}`);
    expect(fingerprints).toContain(`two-factor=${old}`);
  });

  it('refuses what cannot be changed, with the reason, and what there is not', async () => {
    await expect(main(['renew', 'log-hash'])).rejects.toThrow('fände keine Suche ältere Zeilen');
    await expect(main(['renew', 'postgres'])).rejects.toThrow('docs/SECRETS.md');
    await expect(main(['renew', 'anything'])).rejects.toThrow('Gewechselt werden: token-keys, two-factor, webhook');
    await expect(main(['renew', 'token-keys', '--finish'])).rejects.toThrow('kein Wechsel');
    await expect(main(['renew', 'webhook', '--finish'])).rejects.toThrow('kein Wechsel');
    await expect(main(['renew', 'webhook', '--finish', '--despite-unreadable'])).rejects.toThrow('kein Wechsel');
    for (const flags of [
      ['--despite-unreadable'],
      ['--finish', '--despite'],
      ['--finish', '--despite-unreadable', 'x'],
    ])
      await expect(main(['renew', 'webhook', ...flags])).rejects.toThrow('Aufruf');
    process.env['REDIS_URL'] = 'redis://:theirs@127.0.0.1:1';
    await expect(main(['renew', 'redis'])).rejects.toThrow('REDIS_URL nennt einen eigenen Server');
    delete process.env['REDIS_URL'];
  });

  it.each(['internal', 'database-roles', 'redis', 'kafka'])('%s: another one from the next start', async (name) => {
    const file = join(dataDir, 'secrets', name);
    const old = readFileSync(file, 'utf8');
    await main(['renew', name]);
    expect(readFileSync(file, 'utf8')).not.toBe(old);
    expect(readFileSync(file, 'utf8')).toHaveLength(43);
  });

  it('an earlier export, imported next to the current secrets, decrypts an earlier copy of the database', async () => {
    const file = join(folder, 'before.json');
    await main(['export', file]);
    const [old, tokenKeys] = [await secret('two-factor'), await secret('token-keys')];
    rmSync(dataDir, { recursive: true });
    await openSecrets(dataDir);
    const [own, ownKeys] = [await secret('two-factor'), await secret('token-keys')];
    await expect(main(['import', file])).rejects.toThrow('--beside');
    await main(['import', file, '--beside']);
    await main(['import', file, '--beside']);
    expect((await secret('two-factor')).split(',')).toEqual([own, old]);
    expect(await secret('token-keys')).toBe(ownKeys);
    expect(ownKeys).not.toBe(tokenKeys);
  });
});
