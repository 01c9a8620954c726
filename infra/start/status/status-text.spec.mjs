// @ts-check
import { aligned, statusText } from './status-text.mjs';

describe('aligned', () => {
  it('pads columns and shows a dash for nothing', () => {
    expect(
      aligned([
        ['Teil', 'Port'],
        ['gateway', 8080],
        ['x', undefined],
      ]),
    ).toEqual(['Teil     Port', 'gateway  8080', 'x        –']);
  });
});

describe('statusText', () => {
  const state = {
    pid: 7,
    watchdogPid: 8,
    address: 'http://localhost:8080',
    servers: { redis: 'redis://secret' },
    parts: {},
  };
  const postgres = { name: 'postgres', pid: 9, port: 20_000, health: 'bereit' };

  it('says where data lies outside the data folder', () => {
    const rows = [{ ...postgres, dataDir: '/var/tmp/iban-pruefer-1/postgres' }];
    expect(statusText({ folder: '/root/x/.data', state, rows, freeMb: 10_000 })).toContain(
      'außerhalb davon, postgres: /var/tmp/iban-pruefer-1/postgres',
    );
  });

  it('names servers that were given, and shows no address of theirs', () => {
    const text = statusText({
      folder: '/x/.data',
      state,
      rows: [{ ...postgres, dataDir: '/x/.data/postgres' }],
      freeMb: 10_000,
    });
    expect(text).toContain('redis: aus der Umgebung');
    expect(text).not.toContain('secret');
    expect(text).not.toMatch(/außerhalb|MB frei/);
  });

  it('warns of a disk that is nearly full', () => {
    expect(statusText({ folder: '/x/.data', state, rows: [postgres], freeMb: 12 })).toContain('nur noch 12 MB frei');
  });
});
