import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { openSecrets } from './open-secrets.mjs';
import { main } from '../commands/secrets.mjs';
import { formatFingerprints, readKeptSecrets, secretNames, writeKeptSecrets } from './kept-secrets.mjs';
import { openSecretsFile, sealSecrets } from './secrets-file.mjs';

const PASSPHRASE = 'Käse und Brot am Morgen';
const secrets = { 'log-hash': 'geheim-1', 'token-keys': 'geheim-2' };

describe('a file of secrets', () => {
  it('F1: is opened by its passphrase alone, however its letters are composed', async () => {
    const file = await sealSecrets(secrets, PASSPHRASE);
    expect(file).not.toContain('geheim');
    expect(await openSecretsFile(file, PASSPHRASE.normalize('NFD'))).toEqual(secrets);
    await expect(openSecretsFile(file, 'eine andere')).rejects.toThrow('Die Passphrase ist falsch');
  });

  it('is refused when it was changed or is another file', async () => {
    const file = await sealSecrets(secrets, PASSPHRASE);
    const changed = file.replace(/"sealed": "(.)/, (_, first) => `"sealed": "${first === 'A' ? 'B' : 'A'}`);
    await expect(openSecretsFile(changed, PASSPHRASE)).rejects.toThrow();
    for (const text of ['', '{}', 'x'.repeat(100_000), file.replace('secrets 1', 'secrets 2')])
      await expect(openSecretsFile(text, PASSPHRASE)).rejects.toThrow('keine Geheimnisse');
  });
});

describe('npm run secrets', () => {
  const folder = temporaryFolder('carried-secrets-');
  const file = join(folder, 'secrets.json');
  /** @type {string[]} */
  let lines = [];
  const before = { ...process.env };
  const { log } = console;
  const run = (/** @type {string} */ dataDir, /** @type {string[]} */ ...args) => {
    process.env['DATA_DIR'] = join(folder, dataDir);
    return main(args);
  };

  beforeAll(async () => {
    process.env['SECRETS_PASSPHRASE'] = PASSPHRASE;
    console.log = (line) => void lines.push(String(line));
    await openSecrets(join(folder, 'old'));
    await openSecrets(join(folder, 'other'));
  });
  beforeEach(() => (lines = []));
  afterAll(() => {
    process.env = before;
    console.log = log;
  });

  it('carries the secrets that data depends on to a new data folder, readable only by their owner', async () => {
    await run('old', 'export', file);
    await run('new', 'import', file);
    const carried = await readKeptSecrets(join(folder, 'new'));
    expect(carried).toEqual(await readKeptSecrets(join(folder, 'old')));
    expect(Object.keys(carried)).toEqual(secretNames);
    const kept = ['log-hash', 'token-keys.pem'].map((name) => join(folder, 'new', 'secrets', name));
    for (const path of [file, ...kept]) expect(statSync(path).mode & 0o777).toBe(0o600);
    const { fingerprints } = await openSecrets(join(folder, 'new'));
    expect(fingerprints).toBe(formatFingerprints(carried));
  });

  it('shows fingerprints and no secret', async () => {
    await run('old', 'list');
    expect(lines.join('\n')).toMatch(/log-hash +[\da-f]{16} /);
    for (const value of Object.values(await readKeptSecrets(join(folder, 'old'))))
      expect(lines.join('\n')).not.toContain(value);
  });

  it('never replaces others unasked', async () => {
    const others = await readKeptSecrets(join(folder, 'other'));
    await expect(run('other', 'import', file)).rejects.toThrow('--replace');
    expect(await readKeptSecrets(join(folder, 'other'))).toEqual(others);
    await run('other', 'import', file, '--replace');
    expect(await readKeptSecrets(join(folder, 'other'))).toEqual(await readKeptSecrets(join(folder, 'old')));
  });

  it('never writes over a file, and says how it is called', async () => {
    writeFileSync(join(folder, 'there'), 'x');
    await expect(run('old', 'export', join(folder, 'there'))).rejects.toThrow('schon eine Datei');
    expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('x');
    for (const words of [[], ['export'], ['import', file, '--force'], ['list', 'x']])
      await expect(run('old', ...words)).rejects.toThrow('Aufruf');
    await writeKeptSecrets(join(folder, 'empty'), {});
    await expect(run('empty', 'export', join(folder, 'no'))).rejects.toThrow('keine Geheimnisse');
  });
});
