import { readSettings } from './settings.mjs';

describe('readSettings', () => {
  it('has a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      replicas: { validation: 2, gateway: 1 },
      existingServers: {},
      passedOn: {},
    });
    expect(settings.dataDir).toMatch(/\/\.data$/);
  });

  it('uses a server that is given instead of starting one', () => {
    const { existingServers } = readSettings({ DATABASE_URL: 'postgres://a', KAFKA_BROKERS: 'b:9092', REDIS_URL: '' });
    expect(existingServers).toEqual({ postgres: 'postgres://a', kafka: 'b:9092' });
  });

  it('builds first, unless BUILT says that this was done', () => {
    expect([readSettings({}).isBuilt, readSettings({ BUILT: '1' }).isBuilt]).toEqual([false, true]);
  });

  it('passes on what services read, and nothing else', () => {
    const env = { LOG_IBAN: 'masked', TRUSTED_PROXIES: '10.0.0.1', SOME_PASSWORD: 'x', HOME: '/root' };
    expect(readSettings(env).passedOn).toEqual({ LOG_IBAN: 'masked', TRUSTED_PROXIES: '10.0.0.1' });
  });

  it('reads the ports of parts', () => {
    expect(readSettings({ POSTGRES_PORT: '5433', VALIDATION_2_OPS_PORT: '9102' }).ports).toEqual({
      postgres: 5433,
      'validation-2-ops': 9102,
    });
  });

  it('names a file of banks as seen from the checkout, wherever services run', () => {
    expect(readSettings({ BANK_FILE: 'package.json' }).passedOn['BANK_FILE']).toMatch(/^\/.*[^/]\/package\.json$/);
  });

  it('reports every wrong variable in one message', () => {
    const env = { PORT: 'x', VALIDATION_REPLICAS: '99', REDIS_BIN: '/nonexistent', KEYS_OPS_PORT: '0' };
    expect(() => readSettings(env)).toThrow(/VALIDATION_REPLICAS=99.*\nPORT=x.*\nKEYS_OPS_PORT=0.*\nREDIS_BIN: /);
  });

  it('refuses a port that two variables share', () => {
    expect(() => readSettings({ PORT: '9000', KAFKA_PORT: '9000' })).toThrow(
      'PORT, KAFKA_PORT: Jeder Port darf nur einmal vergeben sein.',
    );
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
