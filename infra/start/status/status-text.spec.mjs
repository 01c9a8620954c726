import { statusText } from './status-text.mjs';

describe('statusText', () => {
  const state = {
    pid: 7,
    watchdogPid: 8,
    address: 'http://localhost:8080',
    servers: { redis: 'redis://secret' },
    parts: {},
  };
  const postgres = { name: 'postgres', pid: 9, port: 20_000, health: 'bereit' };

  it('shows a dash for what a part does not have', () => {
    const text = statusText({ folder: '/x', state, rows: [postgres], freeMb: 10_000 });
    expect(text).toMatch(/^postgres +9 +20000 +– +– +bereit$/m);
  });

  it('names data outside the data folder', () => {
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
