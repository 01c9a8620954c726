import type { Booked, BookingPage, QuotaBooking } from '@pruefer/contracts';
import fc from 'fast-check';
import { keysServiceForSuite } from './support/running-keys-service.js';

const api = keysServiceForSuite();

const topUp = (id: string, orderNumber: string, addedQuota = 10) =>
  api.call<Booked & { code: string; current: QuotaBooking }>('POST', `/${id}/top-up`, { addedQuota, orderNumber });
const reverse = (id: string, bookingId: number, body?: object) =>
  api.call<Booked & { code: string }>('POST', `/${id}/bookings/${bookingId}/storno`, body);
const ledger = async (id: string, query = 'limit=100') =>
  (await api.call<BookingPage>('GET', `/${id}/bookings?${query}`)).body;

describe('top-up', () => {
  it('C7: 20 in parallel of 10 calls each raise the quota by 200, with 20 consecutive bookings', async () => {
    const { id } = await api.issue({ quota: 100 });
    const responses = await Promise.all(Array.from({ length: 20 }, (_, order) => topUp(id, `A-${order}`)));
    expect(responses.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 20 }, () => [200, 'Kontingent aufgebucht']),
    );
    expect((await api.record(id)).quota).toBe(300);
    const { items, total } = await ledger(id);
    expect(total).toBe(21);
    expect(items.map(({ quotaAfter }) => quotaAfter)).toEqual(Array.from({ length: 21 }, (_, n) => 300 - n * 10));
  });

  it('C7: is refused for a known order number with the first booking, also concurrently', async () => {
    const { id } = await api.issue({ quota: 100 });
    const responses = await Promise.all(Array.from({ length: 10 }, () => topUp(id, 'A-1')));
    const booked = responses.filter(({ status }) => status === 200);
    expect(booked).toHaveLength(1);
    for (const { status, body } of responses.filter((response) => response !== booked[0])) {
      expect([status, body.code, body.current]).toEqual([409, 'order_already_booked', booked[0]!.body.booking]);
    }
    expect((await api.record(id)).quota).toBe(110);
    expect(await ledger(id, 'orderNumber=A-1')).toMatchObject({
      total: 1,
      items: [{ orderNumber: 'A-1', actor: 'anna' }],
    });
  });

  it('stores invoice number and note', async () => {
    const { id } = await api.issue();
    const texts = { orderNumber: ' A-1 ', invoiceNumber: 'R-1', notes: 'per Telefon' };
    const { body } = await api.call<Booked>('POST', `/${id}/top-up`, { addedQuota: 1, ...texts });
    expect(body.booking).toMatchObject({ orderNumber: 'A-1', invoiceNumber: 'R-1', note: 'per Telefon' });
  });
});

describe('top-up in the database', () => {
  it('C7: loses no call and no booking while the contract is being charged', async () => {
    const contractId = await api.keys.addContract(10_000);
    const key = await api.keys.addKey(contractId);
    const charge = () => api.keys.charge([{ key, wanted: 3 }]);
    await Promise.all(Array.from({ length: 40 }, (_, turn) => (turn % 2 ? topUp(key, `A-${turn}`, 5) : charge())));
    expect(await api.record(key)).toMatchObject({ quota: 10_100, used: 60 });
  });

  it('accepts the same order number for another contract', async () => {
    for (const contractId of [await api.keys.addContract(1), await api.keys.addContract(1)])
      expect((await topUp(await api.keys.addKey(contractId), 'same', 1)).body.booking.quotaAfter).toBe(2);
  });

  it('C4: is refused beyond 2^53-1 without a booking', async () => {
    const key = await api.keys.addKey(await api.keys.addContract(Number.MAX_SAFE_INTEGER - 5));
    expect((await topUp(key, 'A-1', 6)).body.code).toBe('quota_too_large');
    expect((await ledger(key)).items).toEqual([]);
  });

  it('cannot be changed or deleted afterwards by the service', async () => {
    for (const change of ['UPDATE keys.booking SET note = note', 'DELETE FROM keys.booking']) {
      const asService = api.keys.database.sql(`SET ROLE keys_service; ${change}`);
      await expect(asService).rejects.toThrow(/permission denied/);
    }
  });
});

describe('reversal', () => {
  it('reverses a top-up, whose order may be booked again', async () => {
    const { id } = await api.issue({ quota: 100 });
    const { booking } = (await topUp(id, 'A-1', 50)).body;
    const reversal = await reverse(id, booking.id, { note: 'doppelt bestellt' });
    expect(reversal.body.booking).toMatchObject({
      kind: 'storno',
      amount: -50,
      quotaBefore: 150,
      quotaAfter: 100,
      orderNumber: 'A-1',
      note: 'doppelt bestellt',
      reverses: booking.id,
    });
    expect((await topUp(id, 'A-1', 60)).status).toBe(200);
    expect((await ledger(id)).items).toMatchObject([
      { kind: 'top-up', amount: 60, reversedBy: null },
      { kind: 'storno' },
      { kind: 'top-up', amount: 50, reversedBy: reversal.body.booking.id },
      { kind: 'issue' },
    ]);
  });

  it('happens once, also concurrently', async () => {
    const { id } = await api.issue({ quota: 100 });
    const { booking } = (await topUp(id, 'A-1')).body;
    const responses = await Promise.all(Array.from({ length: 10 }, () => reverse(id, booking.id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.map(({ body }) => body.code))).toEqual(new Set([undefined, 'booking_already_reversed']));
    expect((await api.record(id)).quota).toBe(100);
  });

  it('C4: is refused when more is used than would remain', async () => {
    const { id, apiKey } = await api.issue({ quota: 100 });
    const { booking } = (await topUp(id, 'A-1', 50)).body;
    await api.keys.charge([{ key: apiKey, wanted: 101 }]);
    const { status, body } = await reverse(id, booking.id);
    expect([status, body.code]).toEqual([409, 'quota_below_used']);
    expect((await api.record(id)).quota).toBe(150);
  });

  it('only applies to top-ups of the same contract', async () => {
    const [one, other] = [await api.issue(), await api.issue()];
    const { booking } = (await topUp(one.id, 'A-1')).body;
    const [issued] = (await ledger(other.id)).items;
    expect((await reverse(other.id, issued!.id)).body.code).toBe('booking_not_reversible');
    for (const id of [booking.id, 999_999_999]) expect((await reverse(other.id, id)).body.code).toBe('booking_unknown');
    expect((await api.call('POST', `/${other.id}/bookings/x/storno`)).body.code).toBe('booking_unknown');
  });
});

describe('ledger', () => {
  it('E7: is exported as CSV, newest first, without formulas', async () => {
    const { id } = await api.issue({ quota: 100 });
    await topUp(id, '=1+1;"x"', 50);
    const response = await api.file(`/${id}/bookings.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Buchung";"Zeitpunkt \(Europe\/Berlin\)";"Zeitpunkt \(UTC\)";"Art";"Aufrufe"/);
    expect(lines[1]).toMatch(/;"Aufbuchung";50;100;150;"anna";"'=1\+1;""x""";;;;$/);
    expect(lines[2]).toMatch(/;"Ausstellung";100;0;100;"anna";;;;;$/);
    expect((await api.file('/nobody/bookings.csv')).status).toBe(404);
  });

  it('is exported as a whole, beyond 10,000 bookings', async () => {
    const { id } = await api.issue({ quota: 100 });
    await api.keys.database.sql(
      `INSERT INTO keys.booking (contract_id, kind, amount, quota_before, quota_after, actor)
       SELECT contract_id, 'correction', 0, 100, 100, 'n' || n FROM keys.key, generate_series(1, 10001) AS n WHERE id = $1`,
      [id],
    );
    const [, ...lines] = (await (await api.file(`/${id}/bookings.csv`)).text()).trim().split('\r\n');
    const actors = lines.map((line) => line.split(';')[7]);
    expect(actors).toEqual([...Array.from({ length: 10_001 }, (_, index) => `"n${10_001 - index}"`), '"anna"']);
  });

  it('D8: writes an audit row when it is exported', async () => {
    const { id } = await api.issue({ quota: 100 });
    await (await api.file(`/${id}/bookings.csv`)).text();
    const rows = await api.keys.database.sql('SELECT action, actor FROM keys.audit WHERE target = $1 ORDER BY id', [
      id,
    ]);
    expect(rows.at(-1)).toEqual({ action: 'bookings.exported', actor: 'anna' });
  });

  it('is paged by a cursor while bookings are added, and refuses an invalid one', async () => {
    const { id } = await api.issue({ quota: 100 });
    for (const order of ['A-1', 'A-2', 'A-3', 'A-4']) await topUp(id, order);
    const first = await ledger(id, 'limit=2');
    await topUp(id, 'A-5');
    const second = await ledger(id, `limit=2&cursor=${first.nextCursor}`);
    const third = await ledger(id, `limit=2&cursor=${second.nextCursor}`);
    const orders = [first, second, third].flatMap(({ items }) => items.map(({ orderNumber }) => orderNumber));
    expect(orders).toEqual(['A-4', 'A-3', 'A-2', 'A-1', null]);
    expect([third.nextCursor, third.total]).toEqual([null, 6]);
    expect((await api.call('GET', `/${id}/bookings?cursor=x`)).body.code).toBe('invalid_request');
  });

  const step = fc.record({
    kind: fc.constantFrom('top-up', 'reversal', 'edit', 'charge', 'renew'),
    amount: fc.nat(40),
  });

  it('C4, C7: always adds up to the quota, which never falls below the used calls', async () => {
    const runSteps = async (steps: readonly { kind: string; amount: number }[]) => {
      const { id, apiKey } = await api.issue({ quota: 50 });
      const keys = [{ id, apiKey }];
      await Promise.all(
        steps.map(async ({ kind, amount }, index) => {
          const key = keys[index % keys.length]!;
          if (kind === 'top-up') await topUp(key.id, `A-${index % 5}`, amount + 1);
          if (kind === 'edit') await api.call('PUT', `/${key.id}`, { quota: amount + 20 });
          if (kind === 'charge') await api.keys.charge([{ key: key.apiKey, wanted: amount }]);
          if (kind === 'renew') await api.call('POST', `/${key.id}/renew`, { overlap: '1h' });
          const booked = (await ledger(key.id)).items.find((item) => item.kind === 'top-up');
          if (kind === 'reversal' && booked) await reverse(key.id, booked.id);
        }),
      );
      const [{ quota, used }, { items }] = [await api.record(id), await ledger(id)];
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(quota);
      expect(used).toBeLessThanOrEqual(quota);
      items.forEach((item, index) => expect(item.quotaBefore).toBe(items[index + 1]?.quotaAfter ?? 0));
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), runSteps), { numRuns: 25 });
  });
});
