import { answersOf } from './answers-of.js';
import {
  batchOf,
  grantOf,
  hashSecret,
  keyHash,
  recordedOf,
  validIban,
  withRepeats,
  wrongIban,
} from './batch.fixture.js';
import { LogPrivacy } from './log-privacy.js';

function parsed(line: string): { status: number; body: Record<string, unknown> } {
  return { status: Number(line.slice(0, 3)), body: JSON.parse(line.slice(4)) as Record<string, unknown> };
}

describe('answersOf', () => {
  it('answers a valid IBAN with its facts and the time of the check', () => {
    const [line] = answersOf(recordedOf(batchOf([{}])), [validIban]);
    const { status, body } = parsed(line!);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      valid: true,
      iban: validIban,
      blz: '37040044',
      accountNumber: '0532013000',
      bic: 'COBADEFFXXX',
      bankAddress: '50447 Köln',
      timestamp: '2025-11-21T00:00:00.123Z',
      dataVersion: '2026-09-07-1a2b3c4d',
    });
  });

  it('answers an invalid IBAN with a verdict too: status 200', () => {
    const [line] = answersOf(recordedOf(batchOf([{ iban: wrongIban }])), [wrongIban]);
    expect(parsed(line!)).toMatchObject({ status: 200, body: { valid: false, errorCode: 'iban_check_digits' } });
  });

  it('answers a refusal with the problem of its code and the request id of its check', () => {
    const recorded = recordedOf(batchOf([{ keyHash, requestId: 'mine' }]), [grantOf({ refusal: 'key_expired' })]);
    const { status, body } = parsed(answersOf(recorded, [validIban])[0]!);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'key_expired', status: 401, requestId: 'mine', instance: '/api/validate-iban' });
  });

  it('answers 429 once the quota is used up', () => {
    const recorded = recordedOf(batchOf([{ keyHash }, { keyHash }]), [grantOf({ granted: 1 })]);
    expect(answersOf(recorded, [validIban, validIban]).map((line) => line.slice(0, 3))).toEqual(['200', '429']);
  });

  it('C11: answers a repeat as the first was answered, another request under its key 422, and 409 while there is no answer', () => {
    const [first] = recordedOf(batchOf([{ keyHash, receivedAt: 1_763_683_200_000 }])).checks;
    const batch = withRepeats(recordedOf(batchOf([{ keyHash }, { keyHash }, { keyHash }]), [grantOf({})]), 0, 1, 2);
    const given = { receivedAt: first!.receivedAt, finding: first!.finding, isSameRequest: true };
    const answers = new Map([
      [0, given],
      [1, { ...given, isSameRequest: false }],
    ]);
    const lines = answersOf(batch, [validIban, validIban, validIban], answers).map(parsed);
    expect(lines).toMatchObject([
      { status: 200, body: { valid: true, timestamp: '2025-11-21T00:00:00.000Z' } },
      { status: 422, body: { code: 'idempotency_key_reused' } },
      { status: 409, body: { code: 'idempotency_in_progress' } },
    ]);
  });

  it.each(['full', 'masked', 'none'] as const)('is the same whatever the log may hold (%s)', (mode) => {
    const batch = batchOf([{}]);
    const recorded = recordedOf(batch, null, new LogPrivacy(mode, hashSecret));
    expect(answersOf(recorded, [validIban])).toEqual(answersOf(recordedOf(batch), [validIban]));
  });

  it.each(['masked', 'none'] as const)('G1: answers with suggested IBANs that its row does not hold (%s)', (mode) => {
    const recorded = recordedOf(batchOf([{ iban: wrongIban }]), null, new LogPrivacy(mode, hashSecret));
    expect(JSON.stringify(recorded)).not.toContain('0532013000');
    const { body } = parsed(answersOf(recorded, [wrongIban])[0]!);
    expect(body['iban']).toBe(wrongIban);
    expect(body['suggestions']).toContainEqual(expect.objectContaining({ iban: validIban, bankName: 'Commerzbank' }));
  });

  it('keeps every answer on one line', () => {
    const iban = 'DE00\n';
    expect(answersOf(recordedOf(batchOf([{ iban }])), [iban])[0]).not.toContain('\n');
  });
});
