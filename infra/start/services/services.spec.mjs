import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { portNames } from '../settings/ports.mjs';
import { readSettings } from '../settings/settings.mjs';
import { buildLocalEnvironment, createAddressLookup, serviceParts } from './service-parts.mjs';
import { migrations, servicePlans } from './services.mjs';

const secrets = {
  postgres: 'superuser',
  redis: 'redis',
  kafka: 'kafka',
  internal: 'internal',
  logHash: 'log-hash',
  twoFactor: 'two-factor',
  webhook: 'webhook',
  tokenPrivateKey: 'PRIVATE',
  tokenPublicKeys: 'PUBLIC',
  fingerprints: 'log-hash=0123456789abcdef',
  getPassword: (/** @type {string} */ role) => `password-of-${role}`,
};
const servers = {
  postgres: 'postgres://iban:superuser@127.0.0.1:1/postgres',
  redis: 'redis://:redis@127.0.0.1:2',
  kafka: 'kafka://services:kafka@127.0.0.1:3',
};
const SMTP_URL = 'smtp://absender:kennwort@mail.example';
const BACKUP_PASSPHRASE = 'Käse und Brot am Morgen';
const settings = readSettings({
  PORT: '9090',
  VALIDATION_REPLICAS: '3',
  LOG_IBAN: 'masked',
  SMTP_URL,
  BACKUP_PASSPHRASE,
});

describe('serviceParts', () => {
  const names = portNames(settings.replicas);
  const parts = serviceParts({ settings, servers, secrets }, (name) => 20_000 + names.indexOf(name));

  const part = (/** @type {string} */ name) => parts.find((candidate) => candidate.name === name);

  it('names every service, replicas by number', () => {
    const replicas = ['validation-1', 'validation-2', 'validation-3'];
    expect(parts.map(({ name }) => name)).toEqual(['gateway', ...replicas, 'keys', 'auth', 'cms', 'log', 'worker']);
  });

  it('gives each ports of its own, and the gateway the public one', () => {
    const ports = parts.flatMap(({ port, opsPort }) => [port, opsPort]);
    expect(new Set(ports).size).toBe(ports.length);
    expect(part('gateway')?.port).toBe(9090);
    expect(part('keys')?.port).toBe(20_000 + names.indexOf('keys'));
    expect(part('keys')?.opsPort).toBe(20_000 + names.indexOf('keys-ops'));
  });

  it('D5: keeps health and metrics on loopback, also when the gateway is public', () => {
    expect(parts.map(({ env }) => env['OPS_HOST'])).toEqual(parts.map(() => '127.0.0.1'));
  });

  it('gives the gateway the addresses of all services', () => {
    const urls = ['validation-1', 'validation-2', 'validation-3'].map((name) => part(name)?.url).join(',');
    expect(part('gateway')?.env).toMatchObject({
      VALIDATION_URLS: urls,
      KEYS_URL: part('keys')?.url,
      LOG_IBAN: 'masked',
    });
  });

  it.each(servicePlans.map(({ name }) => name))('gives a command of %s the environment of the service', (name) => {
    const urls = createAddressLookup(Object.fromEntries(parts.map((started) => [started.name, started])));
    const service = part(name) ?? part(`${name}-1`);
    const ports = { PORT: service?.env['PORT'], OPS_PORT: service?.env['OPS_PORT'] };
    expect({ ...buildLocalEnvironment(name, { settings, servers, secrets, urls }), ...ports }).toEqual(service?.env);
  });

  it('gives every process the certificates of the operator, as seen from the checkout', () => {
    const withCertificates = readSettings({ NODE_EXTRA_CA_CERTS: 'LICENSE', GATEWAY_REPLICAS: '2' });
    const names = portNames(withCertificates.replicas);
    const all = serviceParts({ settings: withCertificates, servers, secrets }, (name) => 20_000 + names.indexOf(name));
    expect(new Set(all.map(({ env }) => env['NODE_EXTRA_CA_CERTS']))).toEqual(new Set([join(root, 'LICENSE')]));
  });

  it('lets a service log in under the role of its own schema only', () => {
    const roles = parts.map(({ name, env }) => [name, new URL(env['DATABASE_URL'] ?? 'none:').username]);
    expect(Object.fromEntries(roles)).toMatchObject({
      gateway: '',
      'validation-1': 'validation_service',
      keys: 'keys_service',
      log: 'logs_service',
      worker: 'banks_service',
    });
    const jobs = parts.map(({ env }) => env['JOBS_DATABASE_URL']).filter((url) => url !== undefined);
    expect(jobs.map((url) => new URL(url).username)).toEqual(['jobs_service']);
  });

  it('gives no service the superuser or an owner, and only auth-service the key that signs tokens', () => {
    expect(JSON.stringify(parts.map(({ env }) => env))).not.toMatch(/superuser|_owner/);
    const signers = parts.filter(({ env }) => JSON.stringify(env).includes('PRIVATE'));
    expect(signers.map(({ name }) => name)).toEqual(['auth']);
  });

  it('F1: shows the passphrase of backups to the worker alone', () => {
    const makers = parts.filter(({ env }) => JSON.stringify(env).includes(BACKUP_PASSPHRASE));
    expect(makers.map(({ name }) => name)).toEqual(['worker']);
  });

  it('shows the mail password to the worker alone', () => {
    const senders = parts.filter(({ env }) => JSON.stringify(env).includes('kennwort'));
    expect(senders.map(({ name }) => name)).toEqual(['worker']);
  });
});

describe('migrations', () => {
  it('belong to services that are started', () => {
    const folders = servicePlans.map(({ folder }) => folder);
    for (const { folder } of migrations) expect(folders).toContain(folder);
  });
});
