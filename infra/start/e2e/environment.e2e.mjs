import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { LauncherProcess } from '../../test/launcher-process.mjs';

const folder = temporaryFolder('environment-');

/**
 * @param {Record<string, string>} settings
 * @param {string} [dataDir]
 * @returns {Promise<string>} what a start said that was refused before anything had begun
 */
async function readRefusal(settings, dataDir = join(folder, 'new')) {
  const launcher = new LauncherProcess(dataDir, await freePort(), ['start'], settings);
  expect(await launcher.exitCode).toBe(1);
  expect(launcher.printed).not.toMatch(/Server und Build|^\s+at /m);
  expect(existsSync(join(folder, 'new'))).toBe(false);
  return launcher.printed;
}

describe('an environment that is wrong', () => {
  it('is refused before anything starts, with every variable of launcher and services at once', async () => {
    const wrong = {
      PORT: '70000',
      HOST: 'nirgendwo',
      VALIDATION_REPLICAS: '0',
      KEYS_OPS_PORT: 'x',
      DATABASE_URL: 'foo',
      REDIS_URL: 'http://localhost',
      KAFKA_BROKERS: 'kafka',
      KAFKA_TOPIC_PREFIX: 'Groß',
      TRUSTED_PROXIES: 'alle',
      SITE_URL: 'https://iban.example/pfad',
      LOG_IBAN: 'halb',
      LOG_LEVEL: 'foo',
      OUTBOX_CAP_MB: 'viel',
      SMTP_URL: 'smtp://mail.example',
      WEBHOOK_ALLOWED_NETWORKS: 'intern',
      DELIVERY_RETRY_MS: '1',
      BACKUP_PASSPHRASE: 'zu kurz',
      BACKUP_COMMAND: ' x',
      BACKUP_MAX_GB: '0',
      BANK_FILE: '/gibt/es/nicht',
      BANK_SOURCE_URL: 'http://www.bundesbank.de/',
      BANK_SOURCE_HOSTS: 'https://x',
      BANK_SOURCE_ALLOWED_NETWORKS: 'intern',
      REDIS_LOSS_ACCEPTED: 'ja',
      INSTALL_PACKAGES: 'nie',
      REDIS_BIN: '/gibt/es/nicht',
      NODE_EXTRA_CA_CERTS: '/gibt/es/nicht',
      ADMIN_USERNAME: 'a b',
      ADMIN_EMAIL: 'niemand',
      ADMIN_PASSWORD: 'kurz',
    };
    const printed = await readRefusal(wrong);
    const lines = printed.split('\n').filter((line) => line.startsWith('  '));
    const { SMTP_URL: _, ...named } = { ...wrong, SMTP_FROM: '' };
    for (const name of Object.keys(named))
      expect(lines.filter((line) => new RegExp(`^  ${name}\\b`).test(line))).toHaveLength(1);
    expect(printed).not.toContain('kurz');
    for (const line of lines) expect(line).toMatch(/ (muss|darf|ist|bestehen|Bitte|mindestens) .*\.$/);
  });

  it('is refused when a password of the first admin is easy to guess', async () => {
    expect(await readRefusal({ ADMIN_PASSWORD: 'qwertyuiop123' })).toContain(
      'ADMIN_PASSWORD: Dieses Passwort verwenden',
    );
  });

  it.each([
    ['a file', async () => writeFile(join(folder, 'file'), ''), 'file', 'ist eine Datei, kein Ordner'],
    ['below a file', async () => writeFile(join(folder, 'file'), ''), 'file/data', 'ist eine Datei, kein Ordner'],
    [
      'inside that of another system',
      async () => {
        await mkdir(join(folder, 'other', 'secrets'), { recursive: true });
        await writeFile(join(folder, 'other', 'secrets', 'token-keys.pem'), '');
      },
      'other/data',
      'liegt im Datenordner eines anderen Systems',
    ],
  ])('is refused when DATA_DIR is %s', async (_, prepare, dataDir, words) => {
    await prepare();
    expect(await readRefusal({}, join(folder, dataDir))).toMatch(new RegExp(`DATA_DIR: .*${words}`));
  });

  it('D5: is refused when a server that it names is unavailable', async () => {
    const port = await freePort();
    const printed = await readRefusal({
      DATABASE_URL: `postgres://x:geheim@127.0.0.1:${port}/x`,
      REDIS_URL: `redis://:geheim@127.0.0.1:${port}`,
      KAFKA_BROKERS: `127.0.0.1:${port}`,
    });
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'KAFKA_BROKERS'])
      expect(printed).toMatch(new RegExp(`${name}: .* 127\\.0\\.0\\.1:${port} nicht erreichbar`));
    expect(printed).not.toContain('geheim');
  });
});
