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

const request = { iban: validIban };

describe('answersOf', () => {
  it('answers a valid IBAN with its facts and the time of the check', () => {
    const [line] = answersOf(recordedOf(batchOf([{}])), [request]);
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

  it.each([
    [validIban, { valid: true, errorCode: null, blz: '37040044', bic: 'COBADEFFXXX', bankName: 'Commerzbank' }],
    [
      wrongIban,
      { valid: false, errorCode: 'iban_check_digits', blz: '37040044', bic: 'COBADEFFXXX', bankName: 'Commerzbank' },
    ],
  ])('answers %s without reasons on request', (iban, facts) => {
    const [line] = answersOf(recordedOf(batchOf([{ iban }])), [{ iban, isMinimal: true }]);
    expect(parsed(line!)).toEqual({ status: 200, body: { ...facts, iban, warnings: [] } });
  });

  it('includes the result of a requested BIC check in a short answer', () => {
    const [line] = answersOf(recordedOf(batchOf([{ bic: 'DEUTDEFF' }])), [{ ...request, isMinimal: true }]);
    expect(parsed(line!).body['checks']).toEqual({ bic: expect.objectContaining({ result: 'failed' }) });
  });

  it('C11: answers a repeat with the detail that it requests, whatever the first call requested', () => {
    const batch = withRepeats(recordedOf(batchOf([{ keyHash }]), [grantOf({})]), 0);
    const { receivedAt, finding } = recordedOf(batchOf([{ keyHash }])).checks[0]!;
    const storedAnswer = new Map([[0, { receivedAt, finding, isSameRequest: true }]]);
    const bodies = [true, false].map(
      (isMinimal) => parsed(answersOf(batch, [{ ...request, isMinimal }], storedAnswer)[0]!).body,
    );
    expect(bodies.map((body) => 'checks' in body)).toEqual([false, true]);
    expect(bodies[1]).toMatchObject(bodies[0]!);
  });

  it('reports whether a BIC matches, for a test key as well, and the same from the stored row', () => {
    const iban = 'DE23999999000000000001';
    const tested = recordedOf(batchOf([{ keyHash, iban, bic: 'TESTDEFF' }]), [grantOf({ granted: 1, isTest: true })]);
    const real = recordedOf(batchOf([{ bic: 'DEUTDEFF' }]));
    const storedBatch = JSON.parse(JSON.stringify(real)) as typeof real;
    expect(answersOf(storedBatch, [request])).toEqual(answersOf(real, [request]));
    const results = [answersOf(tested, [{ iban }]), answersOf(real, [request])].map(
      ([line]) => parsed(line!).body['checks'],
    );
    expect(results).toMatchObject([{ bic: { result: 'passed' } }, { bic: { result: 'failed' } }]);
  });

  it('answers a refusal with the problem of its code and the request id of its check', () => {
    const recorded = recordedOf(batchOf([{ keyHash, requestId: 'mine' }]), [grantOf({ refusal: 'key_expired' })]);
    const { status, body } = parsed(answersOf(recorded, [request])[0]!);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'key_expired', status: 401, requestId: 'mine', instance: '/api/validate-iban' });
  });

  it.each(['full', 'masked', 'none'] as const)('gives the same answer in every mode of the log (%s)', (mode) => {
    const batch = batchOf([{}]);
    const recorded = recordedOf(batch, null, new LogPrivacy(mode, hashSecret));
    expect(answersOf(recorded, [request])).toEqual(answersOf(recordedOf(batch), [request]));
  });

  it.each(['masked', 'none'] as const)('G1: answers with suggested IBANs that its row does not hold (%s)', (mode) => {
    const recorded = recordedOf(batchOf([{ iban: wrongIban }]), null, new LogPrivacy(mode, hashSecret));
    expect(JSON.stringify(recorded)).not.toContain('0532013000');
    const { body } = parsed(answersOf(recorded, [{ iban: wrongIban }])[0]!);
    expect(body['iban']).toBe(wrongIban);
    expect(body['suggestions']).toContainEqual(expect.objectContaining({ iban: validIban, bankName: 'Commerzbank' }));
  });

  it('writes every answer on one line', () => {
    const iban = 'DE00\n';
    expect(answersOf(recordedOf(batchOf([{ iban }])), [{ iban }])[0]).not.toContain('\n');
  });
});
