import type { LogSelection } from '@pruefer/contracts';
import { bearer, unlessStalled, until } from '@pruefer/testkit';
import { parse } from 'csv-parse/sync';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { daysMade, download, fillRequests } from './support/log-export.js';
import { allowConnections, endConnections, suiteLogService } from './support/running-log-service.js';

const MANY_ROWS = 120_000;
/** Instead of the half minute that a connection has. */
const LET_GO_MS = 1_500;

const around = suiteLogService();
beforeAll(() => daysMade(around));

/** Requests a file and stops reading after its first bytes. */
async function stallDownload(url: string, selection: LogSelection): Promise<{ socket: Socket; begin: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify(selection);
  const { authorization } = await bearer({ name: 'anna' });
  socket
    .on('error', () => undefined)
    .write(
      `POST /api/admin/logs/export HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${authorization}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  await once(socket, 'readable');
  return { socket, begin: String(socket.read()) };
}

/** The same, after a place is free; a previous request may still be ending. */
async function holdPlace(url: string, selection: LogSelection): Promise<Socket> {
  const { socket, begin } = await stallDownload(url, selection);
  if (begin.startsWith('HTTP/1.1 200')) return socket;
  socket.destroy();
  return holdPlace(url, selection);
}

describe('the file', () => {
  beforeAll(() => fillRequests(around, 2_500, 'key-1'));

  it('holds all rows of the filter once, the newest first, with zone and range in its name', async () => {
    const response = await download(around.service.url, { apiKeyId: 'key-1', startDate: '2026-01-01' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="API-Logs_Europe-Berlin_2026-01-01_00-00_bis_[\d_-]+\.csv"$/,
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFF"Zeitpunkt (Europe/Berlin)";"Zeitpunkt (UTC)";')).toBe(true);
    const lines = parse<Record<string, string>>(text, { bom: true, delimiter: ';', columns: true });
    expect(lines).toHaveLength(2_500);
    expect(new Set(lines.map((line) => line['Eintrag'])).size).toBe(2_500);
    const times = lines.map((line) => line['Zeitpunkt (UTC)'] ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(lines[0]).toMatchObject({
      'API-Schlüssel': 'key-1',
      Status: '200',
      'Antwortzeit (ms)': '1,25',
      IBAN: 'DE89…3000',
    });
  });

  it('follows several statuses and all keys of a contract, as the list does', async () => {
    const countRows = async (selection: LogSelection) =>
      (await (await download(around.service.url, { contractOf: 'key-1', ...selection })).text()).trim().split('\r\n')
        .length - 1;
    // A stalled database ends a download.
    await unlessStalled(async () => {
      expect(await countRows({ statusCode: '200,429' })).toBe(2_500);
      expect(await countRows({ statusCode: 200 })).toBe(2_500);
      expect(await countRows({ statusCode: '401,429' })).toBe(0);
    });
  });

  it('E7: no cell is a formula, and no cell breaks out of its place', async () => {
    await around.database.sql(
      `UPDATE logs.requests SET error_message = E'=1+1;"\\n2', request_id = '@SUM(A1)', country = '-1' WHERE id = (SELECT min(id::text)::uuid FROM logs.requests)`,
    );
    const text = await (await download(around.service.url, { apiKeyId: 'key-1', requestId: '@SUM(A1)' })).text();
    expect(text).toContain('invalid_request');
    const whole = await (await download(around.service.url, { apiKeyId: 'key-1' })).text();
    const line = parse<Record<string, string>>(whole, { bom: true, delimiter: ';', columns: true }).find(
      ({ Land }) => Land === "'-1",
    );
    expect(line).toMatchObject({ Fehlermeldung: `'=1+1;"\n2`, 'Anfrage-Kennung': "'@SUM(A1)" });
  });

  it('D8: leaves an audit row with user and filter, without the person searched for', async () => {
    const iban = 'DE89370400440532013000';
    const selection = { iban, ipAddress: '203.0.113.7', statusCode: 200 };
    expect((await (await download(around.service.url, selection)).text()).trim().split('\n')).toHaveLength(1);
    const [row] = await around.database.sql<{ details: object }>(
      'SELECT action, actor, details FROM logs.audit ORDER BY id DESC LIMIT 1',
    );
    expect(row).toEqual({
      action: 'logs.exported',
      actor: 'anna',
      details: { statusCode: 200, byIban: true, network: '203.0.113.0/24' },
    });
  });

  it('A4: only managers and admins get one', async () => {
    for (const [headers, status] of [
      [{}, 401],
      [await bearer({ purpose: '2fa-setup' }), 403],
      [await bearer({ role: 'manager' }), 200],
    ] as const) {
      const response = await download(around.service.url, { apiKeyId: 'key-9' }, headers);
      await response.body?.cancel();
      expect(response.status).toBe(status);
    }
  });
});

describe('D4: a reader', () => {
  beforeAll(() => fillRequests(around, MANY_ROWS, 'key-2'), 60_000);
  const all = { apiKeyId: 'key-2' };

  it('that is slow slows no other down, and holds nothing open in PostgreSQL', async () => {
    const slow = await download(around.service.url, all);
    const reader = slow.body!.getReader();
    await reader.read();
    const quick = await download(around.service.url, { apiKeyId: 'key-1' });
    expect((await quick.text()).trim().split('\r\n')).toHaveLength(2_501);
    const transactions = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename = 'logs_service' AND xact_start IS NOT NULL`;
    await until('no transaction is open', async () => (await around.database.sql(transactions)).length === 0);
    await reader.cancel();
  });

  it('no longer frees everything at once', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await until('a place is free', async () => {
        const response = await download(around.service.url, all);
        const reader = response.body!.getReader();
        await reader.read();
        await reader.cancel();
        return response.status === 200;
      });
    }
  });

  it('more than five at once have to wait', async () => {
    const isRefused = async () => {
      const responses = await Promise.all(Array.from({ length: 6 }, () => download(around.service.url, all)));
      const statuses = responses.map(({ status }) => status).toSorted();
      for (const response of responses) await response.body?.cancel();
      return statuses.join() === '200,200,200,200,200,503';
    };
    // With pauses in which the places of the last try become free.
    await until('the ones before are gone', isRefused, 10_000, 250);
  });

  it('gets nothing that is not audited, and a refusal holds no place', async () => {
    await around.database.sql('ALTER TABLE logs.audit RENAME TO audit_hidden');
    const statuses: number[] = [];
    // The places of the test before may still be ending; one that a refusal held would stay taken.
    const fetchStatus = async () => {
      let status = 503;
      await until('a place is free', async () => {
        const response = await download(around.service.url, all);
        await response.body?.cancel();
        return (status = response.status) !== 503;
      });
      return status;
    };
    // One more than the limit, sequentially: the sixth must find a free place.
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await fetchStatus());
    await around.database.sql('ALTER TABLE logs.audit_hidden RENAME TO audit');
    expect(statuses).toEqual(Array(6).fill(500));
    expect(await fetchStatus()).toBe(200);
  });

  it('D4: nothing any more is let go of, and others get their turn', async () => {
    const server = around.service.app.getHttpServer();
    expect(server.timeout).toBeGreaterThan(0);
    expect(server.timeout).toBeLessThanOrEqual(30_000);
    const sockets = new Set<Socket>();
    const noteSocket = (socket: Socket) => void sockets.add(socket);
    server.on('connection', noteSocket);
    const frozen = await Promise.all(Array.from({ length: 5 }, () => holdPlace(around.service.url, all)));
    server.off('connection', noteSocket);
    expect((await download(around.service.url, { apiKeyId: 'nobody' })).status).toBe(503);
    for (const socket of sockets) socket.setTimeout(LET_GO_MS);
    // A request may meet the end of a connection that its client kept.
    const isAnswered = () =>
      download(around.service.url, { apiKeyId: 'nobody' }).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until('a place is free', isAnswered);
    for (const socket of frozen) socket.destroy();
  });

  it('sees that it is not whole when PostgreSQL becomes unavailable in the middle', async () => {
    const response = await download(around.service.url, all);
    const reader = response.body!.getReader();
    await reader.read();
    await allowConnections(around, false);
    await endConnections(around);
    const readOn = async () => {
      while (!(await reader.read()).done) await turnOfLoop();
    };
    await expect(readOn()).rejects.toThrow();
    await allowConnections(around, true);
  });
});
