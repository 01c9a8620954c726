// @ts-check
import { readSettings } from './settings.mjs';

describe('readSettings', () => {
  it('has a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 8080, validationReplicas: 2, given: {}, passedOn: {} });
    expect(settings.dataDir).toMatch(/\/\.data$/);
  });

  it('uses a server that is given instead of starting one', () => {
    const given = readSettings({ DATABASE_URL: 'postgres://a', KAFKA_BROKERS: 'b:9092', REDIS_URL: '' }).given;
    expect(given).toEqual({ postgres: 'postgres://a', kafka: 'b:9092' });
  });

  it('builds first, unless whoever starts it has just built', () => {
    expect([readSettings({}).isBuilt, readSettings({ BUILT: '1' }).isBuilt]).toEqual([false, true]);
  });

  it('passes on what services read, and nothing else', () => {
    const env = { LOG_IBAN: 'masked', TRUSTED_PROXIES: '10.0.0.1', SOME_PASSWORD: 'x', HOME: '/root' };
    expect(readSettings(env).passedOn).toEqual({ LOG_IBAN: 'masked', TRUSTED_PROXIES: '10.0.0.1' });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['VALIDATION_REPLICAS', '0'],
    ['VALIDATION_REPLICAS', '1.5'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value} ist keine ganze Zahl`);
  });
});
