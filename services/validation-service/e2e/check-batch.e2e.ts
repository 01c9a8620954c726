import { testIbans } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import {
  listStatuses,
  newBatch,
  newBatchId,
  times,
  validationSystem,
  validIban,
  wrongIban,
} from './support/validation-system.js';

const system = validationSystem();
const service = suiteFixture(() => system.startWithKafka());

describe('batch of checks', () => {
  it('is answered line by line after a head with the database’s clock', async () => {
    const before = Date.now();
    const answer = await system.send(service, newBatch([{}, { iban: wrongIban }, { iban: 'ZZ12' }]));
    expect(listStatuses(answer)).toEqual([200, 200, 200]);
    expect([answer.now! >= before - 1, answer.now! <= Date.now() + 1]).toEqual([true, true]);
    expect(answer.lines.map(({ body }) => body['errorCode'])).toEqual([null, 'iban_check_digits', 'iban_country']);
    expect(answer.lines[0]!.body).toMatchObject({ valid: true, bic: 'COBADEFFXXX', bankName: 'Commerzbank' });
  });

  it('marks the checks that got a short answer', async () => {
    const { keyHash } = await system.addKey(3);
    const brief = { keyHash, isMinimal: true };
    const checks = [{ keyHash }, brief, brief, brief];
    const { head, lines } = await system.send(service, newBatch(checks));
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(head).toMatchObject({ minimal: [1, 2] });
    expect(lines.map(({ body }) => 'checks' in body)).toEqual([true, false, false, false]);
  });

  it('C2: charges valid and invalid IBANs once each', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const answer = await system.send(service, newBatch([{ keyHash }, { keyHash, iban: wrongIban }]));
    expect(listStatuses(answer)).toEqual([200, 200]);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C4, C6: shares a contract’s quota between two keys, first checks first', async () => {
    const { contractId, keyHash } = await system.addKey(3);
    const { keyHash: second } = await system.addKey(0, contractId);
    const checks = [{ keyHash }, { keyHash: second }, { keyHash }, { keyHash: second }];
    const answer = await system.send(service, newBatch(checks));
    expect(listStatuses(answer)).toEqual([200, 200, 200, 429]);
    expect(answer.lines[3]!.body).toMatchObject({ code: 'quota_exceeded', requestId: 'request-1' });
    expect(await system.readUsedQuota(contractId)).toBe(3);
  });

  it('C4: returns with each answer the quota left after it, also to a repeat', async () => {
    const { contractId, keyHash } = await system.addKey(3);
    const { keyHash: second } = await system.addKey(0, contractId);
    const checks = [{ keyHash }, { keyHash: second }, { keyHash }, { keyHash: second }, { keyHash: 'ab'.repeat(32) }];
    const batch = newBatch(checks);
    const expected = { quota: [3, 3, 3, 3, null], remaining: [2, 0, 1, 0, null] };
    expect((await system.send(service, batch)).head).toMatchObject(expected);
    expect((await system.send(service, batch)).head).toMatchObject(expected);
    expect((await system.send(service, newBatch([{}]))).head).toEqual({ now: expect.any(Number) as number });
  });

  it('C2: is free of charge and without events for a test key, with the same answers for any bank data', async () => {
    const { contractId, keyHash } = await system.addKey(3);
    await system.database.sql('UPDATE keys.contract SET is_test = true WHERE id = $1', [contractId]);
    const { contractId: paid, keyHash: real } = await system.addKey(5);
    const ibans = [testIbans[0]!.iban, validIban, 'DE84999999000000429001', testIbans[0]!.iban];
    const batch = newBatch([...ibans.map((iban) => ({ keyHash, iban })), { keyHash: real, iban: testIbans[0]!.iban }]);
    const { head, lines } = await system.send(service, batch);
    expect(lines.map(({ status }) => status)).toEqual([200, 400, 429, 200, 200]);
    expect(lines[0]!.body).toMatchObject({ valid: true, bankName: 'Testbank', dataVersion: '2026-01-01-testdata' });
    expect(lines[1]!.body).toMatchObject({ code: 'test_iban_required' });
    expect(lines[4]!.body).toMatchObject({ valid: false, errorCode: 'bank_code_unknown' });
    expect(head).toMatchObject({ tests: [0, 1, 2, 3], quota: [3, 3, 3, 3, 5], remaining: [3, 3, 3, 3, 4] });
    expect([await system.readUsedQuota(contractId), await system.readUsedQuota(paid)]).toEqual([0, 1]);
    const allEvents = await system.followEvents();
    const events = () => allEvents.filter(({ id }) => id.startsWith(batch.id.slice(0, 33)));
    await until('the event of the real key', () => events().length > 0, 30_000);
    expect(events()).toMatchObject([{ contractId: paid, status: 400 }]);
  });

  it('C5: answers an unknown key with 401 and other checks with verdicts', async () => {
    const { keyHash } = await system.addKey(1);
    const answer = await system.send(service, newBatch([{ keyHash: 'ab'.repeat(32) }, { keyHash }]));
    expect(listStatuses(answer)).toEqual([401, 200]);
    expect(answer.lines[0]!.body).toMatchObject({ code: 'key_unknown' });
  });

  it('publishes one event for each check, ordered by id', async () => {
    const { contractId, keyHash } = await system.addKey(1);
    const batch = newBatch([{ keyHash }, { keyHash, iban: wrongIban }]);
    await system.send(service, batch);
    const allEvents = await system.followEvents();
    const events = () => allEvents.filter(({ id }) => id.startsWith(batch.id.slice(0, 33)));
    await until('both events', () => events().length === 2, 30_000);
    expect(events()).toMatchObject([
      { status: 200, contractId, iban: validIban, errorCode: null, ibanMasked: null },
      { status: 429, contractId, iban: wrongIban, errorCode: 'quota_exceeded', bankDetails: null },
    ]);
  });

  it('is marked in the outbox as soon as Kafka has it', async () => {
    const batch = newBatch([{}]);
    await system.send(service, batch);
    await until('marked', async () => {
      const rows = await system.database.sql(
        'SELECT FROM validation.outbox WHERE id = $1 AND published_at IS NOT NULL',
        [batch.id],
      );
      return rows.length === 1;
    });
  });

  it('of 1,000 checks fits one answer and one send', async () => {
    const batch = newBatch(times(1_000));
    expect(listStatuses(await system.send(service, batch))).toHaveLength(1_000);
    const marked = 'SELECT FROM validation.outbox WHERE id = $1 AND published_at IS NOT NULL';
    await until('sent', async () => (await system.database.sql(marked, [batch.id])).length === 1);
  });
});

describe('repeated batch', () => {
  it('C3: is answered from the row and charged once', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const batch = newBatch([{ keyHash }, { keyHash, iban: wrongIban }]);
    const first = await system.send(service, batch);
    expect((await system.send(service, batch)).lines).toEqual(first.lines);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C3: gets the same refusals although there is quota again', async () => {
    const { contractId, keyHash } = await system.addKey(1);
    const batch = newBatch([{ keyHash }, { keyHash }]);
    const first = await system.send(service, batch);
    await system.database.sql('UPDATE keys.contract SET quota = 100 WHERE id = $1', [contractId]);
    const repeat = await system.send(service, batch);
    expect(listStatuses(repeat)).toEqual([200, 429]);
    expect(repeat.lines).toEqual(first.lines);
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });

  it('C3: at the same time at two replicas is charged once, 30 rounds', async () => {
    const otherReplica = await system.startWithKafka();
    const { contractId, keyHash } = await system.addKey(1_000);
    for (let round = 0; round < 30; round += 1) {
      const batch = newBatch(times(3, { keyHash }));
      const [one, two] = await Promise.all([system.send(service, batch), system.send(otherReplica, batch)]);
      expect(one.lines).toEqual(two.lines);
    }
    expect(await system.readUsedQuota(contractId)).toBe(90);
    await system.stop(otherReplica);
  });

  it('G1: gets the full answer although the row holds no IBAN', async () => {
    const masked = await system.startWithKafka({ LOG_IBAN: 'none' });
    const batch = newBatch([{}]);
    const first = await system.send(masked, batch);
    const repeat = await system.send(masked, batch);
    expect(repeat.lines).toEqual(first.lines);
    expect(repeat.lines[0]!.body).toMatchObject({ accountNumber: '0532013000' });
    const [row] = await system.database.sql<{ checks: string }>('SELECT checks FROM validation.outbox WHERE id = $1', [
      batch.id,
    ]);
    expect(row!.checks).not.toContain('0532013000');
    await system.stop(masked);
  });

  it('is refused with other checks', async () => {
    const batch = newBatch([{}, {}]);
    await system.send(service, batch);
    expect((await system.send(service, newBatch([{}], batch.id))).status).toBe(400);
  });
});

describe('refused batch', () => {
  it.each([
    ['older than 10 s', -11_000],
    // Far enough that it is still ahead when a busy machine gets to it.
    ['from more than 5 s ahead', 10_000],
  ])('C3: %s, and nothing is charged', async (_age, offsetMs) => {
    const { contractId, keyHash } = await system.addKey(10);
    const answer = await system.send(service, newBatch([{ keyHash }], newBatchId(Date.now() + offsetMs)));
    expect(answer).toMatchObject({ status: 503, retryAfter: '1' });
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });

  it('A4: without the internal secret', async () => {
    expect((await system.send(service, newBatch([{}]), { 'x-internal-secret': 'x'.repeat(32) })).status).toBe(401);
  });

  it.each([
    ['no checks', { checks: [] }],
    ['an invalid id', { id: 'x' }],
    ['an unknown kind', { kind: 'bulk' as 'public' }],
    ['too many checks', { checks: newBatch(times(1_001)).checks }],
    ['an IBAN of 39 characters', { checks: newBatch([{ iban: 'D'.repeat(39) }]).checks }],
    ['a key that is not a hash', { checks: newBatch([{ keyHash: 'short' }]).checks }],
  ])('with %s', async (_what, change) => {
    expect((await system.send(service, { ...newBatch([{}]), ...change })).status).toBe(400);
  });

  it('is public but contains a key, which would make it free', async () => {
    const { keyHash } = await system.addKey(10);
    expect((await system.send(service, { ...newBatch([{ keyHash }]), kind: 'public' })).status).toBe(400);
  });
});
