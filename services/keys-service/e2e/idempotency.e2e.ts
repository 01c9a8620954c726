import type { BookingPage, IssuedApiKey } from '@pruefer/contracts';
import { bearer } from '@pruefer/testkit';
import { type RunningKeysService, runningKeysService } from './running-keys-service.js';

const muster = { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 };
const under = (key: string) => ({ 'idempotency-key': key });

let api: RunningKeysService;

beforeAll(async () => {
  api = await runningKeysService();
});

afterAll(() => api.stop());

describe('an Idempotency-Key', () => {
  it('A6: gives the answer of before to the same request, without the secret', async () => {
    const first = await api.call<IssuedApiKey>('POST', '', muster, under('create-1'));
    const again = await api.call<IssuedApiKey>('POST', '', muster, under('create-1'));
    expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(first.body.apiKey).toMatch(/^iban_sk_/);
    expect(again.body).toEqual({ ...first.body, apiKey: null });
    const [stored] = await api.keys.database.sql<{ answer: IssuedApiKey }>(
      `SELECT answer FROM keys.given_answer WHERE key = 'create-1'`,
    );
    expect(stored!.answer.apiKey).toBeNull();
  });

  it('lets a renewal and a top-up happen once', async () => {
    const { id } = await api.issue();
    const order = { addedQuota: 10, orderNumber: 'A-1' };
    const bookings = await Promise.all(
      [1, 2].map(async (turn) => {
        if (turn === 2) await new Promise((resolve) => setTimeout(resolve, 200));
        return api.call<object>('POST', `/${id}/top-up`, order, under('top-up-1'));
      }),
    );
    expect(bookings[1]!.body).toEqual(bookings[0]!.body);
    const renewals = [
      await api.call<IssuedApiKey>('POST', `/${id}/renew`, undefined, under('renew-1')),
      await api.call<IssuedApiKey>('POST', `/${id}/renew`, undefined, under('renew-1')),
    ];
    expect(renewals.map(({ status, body }) => [status, body.id])).toEqual(
      [200, 200].map((status) => [status, renewals[0]!.body.id]),
    );
    expect(renewals[1]!.body.apiKey).toBeNull();
  });

  it('belongs to one request: another body or path is refused', async () => {
    const { id } = await api.issue({});
    await api.call('POST', '', muster, under('reused'));
    for (const [path, body] of [
      ['', { ...muster, quota: 1 }],
      [`/${id}/renew`, undefined],
    ] as const) {
      const answer = await api.call('POST', path, body, under('reused'));
      expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
    }
  });

  it('belongs to one caller', async () => {
    await api.call('POST', '', muster, under('shared'));
    const other = await bearer();
    const { status, headers, body } = await api.call<IssuedApiKey>('POST', '', muster, {
      ...other,
      ...under('shared'),
    });
    expect([status, headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect(body.apiKey).not.toBeNull();
  });

  it('of a request that is still under way is refused, and 20 at once make one booking', async () => {
    const { id } = await api.issue();
    const order = { addedQuota: 10, orderNumber: 'A-1' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call('POST', `/${id}/top-up`, order, under('parallel'))),
    );
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code]).toEqual([409, 'idempotency_in_progress']);
    }
    const ledger = await api.call<BookingPage>('GET', `/${id}/bookings`);
    expect(ledger.body.total).toBe(2);
  });

  it('keeps nothing of a request that failed: the next one is tried anew', async () => {
    const { id } = await api.issue({ quota: 10 });
    const refused = await api.call('POST', `/${id}/bookings/1/storno`, undefined, under('failing'));
    expect(refused.status).toBe(404);
    expect(
      (await api.call('POST', `/${id}/bookings/1/storno`, undefined, under('failing'))).headers.get(
        'idempotency-replayed',
      ),
    ).toBeNull();
  });

  it('is forgotten after 24 hours', async () => {
    await api.call('POST', '', muster, under('old'));
    await api.keys.database.sql(
      `UPDATE keys.given_answer SET at = now() - interval '24 hours 1 s' WHERE key IN ('old', 'create-1')`,
    );
    const { headers, body } = await api.call<IssuedApiKey>('POST', '', muster, under('old'));
    expect([headers.get('idempotency-replayed'), body.apiKey === null]).toEqual([null, false]);
    const left = await api.keys.database.sql(
      `SELECT key FROM keys.given_answer WHERE at < now() - interval '24 hours'`,
    );
    expect(left).toEqual([]);
  });

  it.each(['', 'mit Leerzeichen', 'x'.repeat(201)])('is refused as "%s"', async (key) => {
    expect((await api.call('POST', '', muster, under(key))).status).toBe(400);
  });
});
