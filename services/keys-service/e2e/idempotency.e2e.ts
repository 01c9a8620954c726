import type { BookingPage, IssuedApiKey } from '@pruefer/contracts';
import { bearer } from '@pruefer/testkit';
import { keysServiceForSuite } from './support/running-keys-service.js';

const newKeyFields = { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 };
const withKey = (key: string) => ({ 'idempotency-key': key });

const api = keysServiceForSuite();

describe('Idempotency-Key', () => {
  it('A6: returns the first answer to the same request, without the secret', async () => {
    const first = await api.call<IssuedApiKey>('POST', '', newKeyFields, withKey('create-1'));
    const repeat = await api.call<IssuedApiKey>('POST', '', newKeyFields, withKey('create-1'));
    expect([first.headers.get('idempotency-replayed'), repeat.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(first.body.apiKey).toMatch(/^iban_sk_/);
    expect(repeat.body).toEqual({ ...first.body, apiKey: null });
    const [stored] = await api.keys.database.sql<{ answer: IssuedApiKey }>(
      `SELECT answer FROM keys.given_answer WHERE key = 'create-1'`,
    );
    expect(stored!.answer.apiKey).toBeNull();
  });

  it('A6: limits a renewal and a top-up to one, and stores no secret', async () => {
    const { id } = await api.issue();
    const order = { addedQuota: 10, orderNumber: 'A-1' };
    const topUp = () => api.call<object>('POST', `/${id}/top-up`, order, withKey('top-up-1'));
    const booking = await topUp();
    expect((await topUp()).body).toEqual(booking.body);
    const renewals = [
      await api.call<IssuedApiKey>('POST', `/${id}/renew`, undefined, withKey('renew-1')),
      await api.call<IssuedApiKey>('POST', `/${id}/renew`, undefined, withKey('renew-1')),
    ];
    expect(renewals.map(({ status, body }) => [status, body.id])).toEqual(
      [200, 200].map((status) => [status, renewals[0]!.body.id]),
    );
    expect(renewals[1]!.body.apiKey).toBeNull();
    const stored = await api.keys.database.sql('SELECT answer::text FROM keys.given_answer');
    expect(JSON.stringify(stored)).not.toContain(renewals[0]!.body.apiKey!.slice(12, 60));
  });

  it('belongs to one request: another body or path is refused', async () => {
    const { id } = await api.issue({});
    await api.call('POST', '', newKeyFields, withKey('reused'));
    for (const [path, body] of [
      ['', { ...newKeyFields, quota: 1 }],
      [`/${id}/renew`, undefined],
    ] as const) {
      const response = await api.call('POST', path, body, withKey('reused'));
      expect([response.status, response.body.code]).toEqual([422, 'idempotency_key_reused']);
    }
  });

  it('belongs to one caller', async () => {
    await api.call('POST', '', newKeyFields, withKey('shared'));
    const otherCaller = await bearer();
    const { status, headers, body } = await api.call<IssuedApiKey>('POST', '', newKeyFields, {
      ...otherCaller,
      ...withKey('shared'),
    });
    expect([status, headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect(body.apiKey).not.toBeNull();
  });

  it('of a request in progress is refused, and 20 concurrent ones create one booking', async () => {
    const { id } = await api.issue();
    const order = { addedQuota: 10, orderNumber: 'A-1' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => api.call('POST', `/${id}/top-up`, order, withKey('parallel'))),
    );
    for (const { status, body } of responses.filter((response) => response.status !== 200)) {
      expect([status, body.code]).toEqual([409, 'idempotency_in_progress']);
    }
    const ledger = await api.call<BookingPage>('GET', `/${id}/bookings`);
    expect(ledger.body.total).toBe(2);
  });

  it('stores nothing for a failed request: the next one runs again', async () => {
    const { id } = await api.issue({ quota: 10 });
    const refusal = await api.call('POST', `/${id}/bookings/1/storno`, undefined, withKey('failing'));
    expect(refusal.status).toBe(404);
    expect(
      (await api.call('POST', `/${id}/bookings/1/storno`, undefined, withKey('failing'))).headers.get(
        'idempotency-replayed',
      ),
    ).toBeNull();
  });

  it('is deleted after 24 hours', async () => {
    await api.call('POST', '', newKeyFields, withKey('old'));
    await api.keys.database.sql(
      `UPDATE keys.given_answer SET at = now() - interval '24 hours 1 s' WHERE key IN ('old', 'create-1')`,
    );
    const { headers, body } = await api.call<IssuedApiKey>('POST', '', newKeyFields, withKey('old'));
    expect([headers.get('idempotency-replayed'), body.apiKey === null]).toEqual([null, false]);
    const remainingRows = await api.keys.database.sql(
      `SELECT key FROM keys.given_answer WHERE at < now() - interval '24 hours'`,
    );
    expect(remainingRows).toEqual([]);
  });

  it.each(['', 'mit Leerzeichen', 'x'.repeat(201)])('is refused as "%s"', async (key) => {
    expect((await api.call('POST', '', newKeyFields, withKey(key))).status).toBe(400);
  });
});
