import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { suiteFixture, until } from '@pruefer/testkit';
import { callApi } from '../system/call-api.js';
import { settledAccounts } from '../system/books.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { filesWritten, findIn } from '../system/find-in-files.js';
import { everyRow, everyValue } from '../system/kept-values.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const VALID = { iban: 'DE89370400440532013000' };
const KEPT = 'what may be kept';

/** The ways in which a text may lie in a file. */
function listSecretForms(name: string, secret: string): [string, Buffer][] {
  const hex = /^iban_sk_([0-9a-f]{64})$/.exec(secret)?.[1];
  // Beginning and end of a key may be shown: what lies between them may not be anywhere.
  const inside = hex ? hex.slice(4, 60) : secret;
  const forms: [string, Buffer][] = [
    [name, Buffer.from(inside)],
    [`${name}, base64`, Buffer.from(Buffer.from(secret).toString('base64').slice(12, 72))],
  ];
  return hex ? [...forms, [`${name}, bytes`, Buffer.from(hex, 'hex').subarray(2, 30)]] : forms;
}

describe('secrets', () => {
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  const startedMs = Date.now();

  const send = (path: string, headers: Record<string, string>, body: unknown = VALID) =>
    callApi(system, { path, headers, body: body ?? undefined });

  /** Uses a key as it should be, and in every way in which it should not. */
  async function useAndMisuse(key: string, id: string): Promise<void> {
    expect((await send('/api/validate-iban', { 'x-api-key': key })).status).toBe(200);
    expect((await send('/api/validate-iban', { authorization: `Bearer ${key}` })).status).toBe(200);
    const refused = await Promise.all([
      send(`/api/validate-iban?api_key=${key}`, {}),
      send(`/api/v1/usage?key=${key}`, { 'x-api-key': key }, null),
      send('/api/validate-iban', { 'user-agent': key, 'x-request-id': key, traceparent: key }),
      send('/api/validate-iban', {}, { iban: key }),
      send('/api/validate-iban', { 'x-api-key': key, 'idempotency-key': key }, { apiKey: key }),
      send('/api/v1/ibans/calculate', { 'x-api-key': key }, { bankCode: key }),
      // Three bytes in front of the key: its base64 is the one that is looked for.
      ...[`${key}:`, `ab:${key}`].map((user) =>
        send('/api/validate-iban', { authorization: `Basic ${Buffer.from(user).toString('base64')}` }),
      ),
      send('/api/v1/banks/DE/37040044', { 'x-api-key': key, cookie: `key=${key}` }, null),
    ]);
    for (const response of refused) {
      const text = await response.text();
      expect([response.status, (JSON.parse(text) as { code: string }).code]).toEqual([401, 'key_misplaced']);
      expect(text).not.toContain(key.slice(12, 68));
    }
    expect((await send('/api/validate-iban', { 'x-api-key': key, 'idempotency-key': key })).status).toBe(200);
    await send(`/${key}`, {}, null);
    await send(`/api/${key}`, {}, null);
    await send(`/api/v1/banks/DE/${key}`, { 'x-api-key': key }, null);
    await keys.call('GET', `/${key}`);
    await keys.call('GET', `?search=${key}`);
    await keys.call('POST', `/${id}/top-up`, { addedQuota: 0, orderNumber: key.repeat(2) });
  }

  it('C1, C11, G2: of keys, sessions and users are in no log file, table, Redis value, Kafka segment or other file of the system', async () => {
    const client = `Kanarienvogel ${randomBytes(8).toString('hex')}`;
    const issued = await keys.issue({ clientName: client, rateLimitPerMinute: 1_000 });
    await useAndMisuse(issued.apiKey, issued.id);
    const renewed = await keys.renew(issued.id, { overlap: '1h' });
    await useAndMisuse(renewed.apiKey, renewed.id);
    const typed = await system.issueKey(client, 5);
    await useAndMisuse(typed, issued.id);
    await settledAccounts(system, [issued.apiKey, typed]);

    const { password, token, secret } = keys.manager;
    const secrets = { issued: issued.apiKey, renewed: renewed.apiKey, typed, password, token, 'second factor': secret };
    const wanted = new Map(Object.entries(secrets).flatMap(([name, value]) => listSecretForms(name, value)));
    wanted.set(KEPT, Buffer.from(client));

    const kept = [await everyRow(system), await everyValue(system)].join('\n');
    expect([...wanted].filter(([, bytes]) => kept.includes(bytes.toString('latin1'))).map(([name]) => name)).toEqual([
      KEPT,
    ]);
    await until(
      'the client is published to the others',
      async () => (await found(wanted, 'kafka')).size > 0,
      15_000,
      500,
    );
    const places = await found(wanted);
    expect([...places.values()].flat().filter((name) => name !== KEPT)).toEqual([]);
    // The search finds what is there: the client's name is, in the database's files and in Kafka's.
    expect([...places.keys()].toSorted()).toEqual(expect.arrayContaining(['kafka', 'postgres']));
  });

  /** What lies where, by the folder of the server that keeps it. */
  async function found(wanted: ReadonlyMap<string, Buffer>, below = ''): Promise<Map<string, string[]>> {
    const places = new Map<string, string[]>();
    for (const file of await filesWritten(join(system.dataDir, below), startedMs)) {
      const names = await findIn(file, wanted);
      if (names.length === 0) continue;
      const [folder = file] = file.slice(system.dataDir.length + 1).split('/');
      places.set(folder, [...(places.get(folder) ?? []), ...names]);
    }
    return places;
  }
});
