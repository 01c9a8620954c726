import { resolve } from 'node:path';
import { options, parseOptions, usage } from './options.mjs';

describe('parseOptions', () => {
  it('measures an own system with the defaults of the documentation', () => {
    expect(parseOptions([])).toEqual({
      seconds: { echo: 10, publicCheck: 10, keyedCheck: 60 },
      connections: 128,
      replicas: 2,
      url: null,
      keys: [],
      rounds: 7,
      against: null,
      profileDir: null,
      idle: false,
      quick: false,
      bulk: false,
      json: false,
      help: false,
    });
  });

  it.each([
    ['3', { echo: 3, publicCheck: 3, keyedCheck: 3 }],
    ['30', { echo: 10, publicCheck: 10, keyedCheck: 30 }],
  ])('--seconds %s shortens all, lengthens the keyed check', (seconds, expected) => {
    expect(parseOptions(['--seconds', seconds]).seconds).toEqual(expected);
  });

  it('takes a running system and its keys', () => {
    const given = ['--url', 'http://127.0.0.1:8080/', '--key', 'a', '--key', 'b'];
    expect(parseOptions(given)).toMatchObject({ url: 'http://127.0.0.1:8080', keys: ['a', 'b'] });
  });

  it.each([
    '--quick --url http://127.0.0.1:8080',
    '--quick --idle',
    '--quick --bulk',
    '--quick --seconds 3',
    '--quick --json --replicas 2',
    '--idle --connections 1',
    '--idle --rounds 3',
    '--idle --bulk',
    '--bulk --seconds 60',
    '--against ../before --seconds 60',
    '--against ../before --quick',
    '--against ../before --profile profiles',
    '--against ../before --url http://127.0.0.1:8080',
    '--url http://127.0.0.1:8080 --replicas 4',
    '--url http://127.0.0.1:8080 --idle --profile profiles',
    '--key a',
  ])('ignores no option: refuses %s', (words) => {
    expect(() => parseOptions(words.split(' '))).toThrow(/^--\w+ (verträgt kein|braucht) --\w+\.\n\nAufruf/);
  });

  it('takes the options of each kind of measurement', () => {
    expect(parseOptions(['--idle', '--seconds', '45', '--json'])).toMatchObject({ idle: true, json: true });
    const own = ['--connections', '1', '--replicas', '4', '--rounds', '3'];
    for (const kind of [[], ['--bulk'], ['--against', '../before']])
      expect(parseOptions([...kind, ...own])).toMatchObject({ connections: 1, replicas: 4, rounds: 3 });
  });

  it('names an absolute folder for profiles, since the processes run elsewhere', () => {
    expect(parseOptions(['--profile', 'profiles']).profileDir).toBe(resolve('profiles'));
  });

  it('names the other checkout absolutely', () => {
    expect(parseOptions(['--against', '../before', '--rounds', '9'])).toMatchObject({
      against: resolve('../before'),
      rounds: 9,
    });
  });

  it('explains every option', () => {
    const explained = [...usage.matchAll(/--([a-z]+)/g)].map(([, name]) => name);
    expect([...explained, 'help']).toEqual(Object.keys(options));
  });

  it.each([
    ['--seconds', '0'],
    ['--seconds', 'lang'],
    ['--seconds', '601'],
    ['--connections', '1.5'],
    ['--connections', '5000'],
    ['--replicas', '0'],
    ['--rounds', '0'],
  ])('refuses %s %s', (name, value) => {
    expect(() => parseOptions([name, value])).toThrow(`${name} muss eine ganze Zahl`);
  });

  it('refuses unknown options', () => {
    expect(() => parseOptions(['--quickly'])).toThrow('--quickly');
  });
});
