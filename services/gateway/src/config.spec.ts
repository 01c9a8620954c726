import { ConfigError, loadConfig } from '@pruefer/platform';
import { tokenPublicKeys } from '@pruefer/testkit';
import { GatewayConfig } from './config.js';

const secret = 's'.repeat(32);
const env = {
  PORT: '8080',
  OPS_PORT: '8081',
  INTERNAL_SECRET: secret,
  TOKEN_PUBLIC_KEYS: tokenPublicKeys,
  LOG_HASH_SECRET: secret,
  REDIS_URL: 'redis://127.0.0.1:6379',
  KAFKA_BROKERS: '127.0.0.1:9092',
  VALIDATION_URLS: 'http://127.0.0.1:4101, http://validation:4101',
  KEYS_URL: 'http://keys:4102',
  AUTH_URL: 'http://auth:4103',
  CMS_URL: 'http://cms:4104',
  LOG_URL: 'http://log:4105',
  WORKER_URL: 'http://worker:4106',
  FRONTEND_DIR: '/srv/frontend',
};

describe('GatewayConfig', () => {
  it('reads lists and trusts no proxy by default', () => {
    expect(loadConfig(GatewayConfig, env)).toMatchObject({
      VALIDATION_URLS: ['http://127.0.0.1:4101', 'http://validation:4101'],
      TRUSTED_PROXIES: [],
      BENCH_ECHO: '0',
    });
  });

  it('E9: reads the proxies that are trusted', () => {
    const config = loadConfig(GatewayConfig, { ...env, TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    expect(config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    ['https://iban.example', 'https://iban.example'],
    ['https://IBAN.example:443/', 'https://iban.example'],
    ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
    ['', ''],
  ])('reads the address of the site: %s', (SITE_URL, origin) => {
    expect(loadConfig(GatewayConfig, { ...env, SITE_URL }).SITE_URL).toBe(origin);
  });

  it.each([
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'everybody' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '127.0.0.1/08' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, ::ffff:10.0.0.0/104' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0x7f.1' }],
    ['SITE_URL', { SITE_URL: 'iban.example' }],
    ['SITE_URL', { SITE_URL: 'ftp://iban.example' }],
    ['SITE_URL', { SITE_URL: 'https://iban.example/pfad' }],
    ['SITE_URL', { SITE_URL: 'https://ich@iban.example' }],
    ['SITE_URL', { SITE_URL: 'https://iban.example?x' }],
    ['SITE_URL', { SITE_URL: 'https://' }],
    ['VALIDATION_URLS', { VALIDATION_URLS: 'validation:4101' }],
    ['LOG_HASH_SECRET', { LOG_HASH_SECRET: 'short' }],
    ['BENCH_ECHO', { BENCH_ECHO: '1', HOST: '0.0.0.0' }],
  ])('names %s when it is wrong', (name, wrong) => {
    const load = () => loadConfig(GatewayConfig, { ...env, ...wrong });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(name);
  });

  it('allows the benchmark route on loopback', () => {
    expect(loadConfig(GatewayConfig, { ...env, BENCH_ECHO: '1' }).BENCH_ECHO).toBe('1');
  });
});
