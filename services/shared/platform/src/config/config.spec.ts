import { generateKeyPairSync } from 'node:crypto';
import { ConfigError, loadConfig } from './config.js';
import {
  Csv,
  Each,
  HostNames,
  HttpsUrlOn,
  HttpUrl,
  KafkaBrokers,
  KafkaRetention,
  Port,
  PostgresUrl,
  PublicKeys,
  RedisUrl,
  Secret,
  Secrets,
  SmtpUrl,
  TopicPrefix,
} from './fields.js';

const publicKey = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).publicKey.export({ type: 'spki', format: 'pem' }).toString();

class Optional {
  @Port() PORT = 4_102;
  @TopicPrefix() PREFIX = '';
}

describe('loadConfig', () => {
  it('reads numbers, keeps defaults, drops unknown variables', () => {
    expect({ ...loadConfig(Optional, { PORT: '80', PATH: '/bin' }) }).toEqual({ PORT: 80, PREFIX: '' });
  });

  it('takes an empty variable as not set', () => {
    expect(loadConfig(Optional, { PORT: '' }).PORT).toBe(4_102);
  });

  it('names all that is wrong, and no value', () => {
    class Config {
      @Port() PORT!: number;
      @Secret() SECRET!: string;
    }
    const load = () => loadConfig(Config, { SECRET: 'too short' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(
      'PORT muss eine Portnummer von 0 bis 65535 sein.\nSECRET muss ein Geheimnis aus mindestens 32 Zeichen sein.',
    );
    expect(load).not.toThrow('too short');
  });
});

describe('fields', () => {
  class Fields {
    @Port() port = 1;
    @PostgresUrl() postgres = 'postgres://u:p@h:1/d';
    @RedisUrl() redis = 'redis://h:1';
    @HttpUrl() http = 'http://h:1';
    @SmtpUrl() smtp = 'smtp://h:1';
    @KafkaBrokers() brokers = 'h:1';
    @KafkaRetention() retention = 0;
    @TopicPrefix() prefix = '';
    @PublicKeys() keys = [publicKey('P-256')];
    @HttpsUrlOn('hosts') source = 'https://bank.example/';
    @HostNames() hosts = ['bank.example'];
    @Csv() @Each((entry) => entry !== 'bad', '$property muss gut sein.', 2) list = ['a'];
    @Secrets() secrets = ['s'.repeat(32)];
  }

  it.each([
    ['port', '0', 0],
    ['port', '65535', 65_535],
    ['postgres', 'postgresql://u:p%40@127.0.0.1:5432/iban', 'postgresql://u:p%40@127.0.0.1:5432/iban'],
    ['redis', 'rediss://:p@h:1', 'rediss://:p@h:1'],
    ['brokers', 'kafka+ssl://u:p@a:9092,b:9092', 'kafka+ssl://u:p@a:9092,b:9092'],
    ['retention', '0', 0],
    ['retention', '2048', 2_048],
    ['prefix', 'test-1a.', 'test-1a.'],
    ['list', 'x, y', ['x', 'y']],
    ['secrets', 'a'.repeat(32), ['a'.repeat(32)]],
    ['secrets', `${'a'.repeat(32)},${'b'.repeat(40)}`, ['a'.repeat(32), 'b'.repeat(40)]],
    ['secrets', `one, that has ${'a'.repeat(32)}`, [`one, that has ${'a'.repeat(32)}`]],
    ['source', 'https://bank.example/page', 'https://bank.example/page'],
    ['hosts', 'bank.example, www.bank.example', ['bank.example', 'www.bank.example']],
  ])('%s takes %p', (field, text, value) => expect(loadConfig(Fields, { [field]: text })).toHaveProperty(field, value));

  it.each([
    ['port', '-1'],
    ['port', '65536'],
    ['port', '1.5'],
    ['port', 'http'],
    ['postgres', 'mysql://h/d'],
    ['postgres', 'h:5432'],
    ['redis', 'http://h'],
    ['http', 'ftp://h'],
    ['smtp', 'http://h:25'],
    ['brokers', 'a'],
    ['brokers', 'a:1,b'],
    ['retention', '2047'],
    ['retention', 'much'],
    ['prefix', 'Upper Case'],
    ['keys', 'nonsense'],
    ['keys', publicKey('P-384')],
    ['keys', publicKey('P-256').repeat(3)],
    ['source', 'http://bank.example/page'],
    ['source', 'https://a:b@bank.example/page'],
    ['source', 'https://other.example/page'],
    ['source', 'file:///etc/passwd'],
    ['hosts', 'https://bank.example'],
    ['hosts', 'bank.example/page'],
    ['list', 'x,bad'],
    ['list', 'x,y,z'],
  ])('%s refuses %p', (field, text) => expect(() => loadConfig(Fields, { [field]: text })).toThrow(field));

  it('D5: explains the mistake in the address of Kafka, without its password', () => {
    const load = () => loadConfig(Fields, { brokers: 'kafka://user:geheim@host' });
    expect(load).toThrow('brokers muss eine Adresse der Form kafka://benutzer:passwort@rechner:port');
    expect(load).not.toThrow('geheim');
  });

  it('B10: takes two public keys, also with written-out line breaks', () => {
    const keys = [publicKey('P-256').trim(), publicKey('P-256').trim()];
    expect(loadConfig(Fields, { keys: keys.join('\n') }).keys).toEqual(keys);
    expect(loadConfig(Fields, { keys: keys.join('').replaceAll('\n', '\\n') }).keys).toEqual(keys);
  });
});
