import { formatAnswers } from './format-answers.js';
import {
  createCheckBatch,
  createGrant,
  createRecordedBatch,
  hashSecret,
  keyHash,
  validIban,
  withRepeats,
  wrongIban,
} from './batch.fixture.js';
import { LogPrivacy } from './log-privacy.js';

function parsed(line: string): { status: number; body: Record<string, unknown> } {
  return { status: Number(line.slice(0, 3)), body: JSON.parse(line.slice(4)) as Record<string, unknown> };
}

const request = { iban: validIban };

describe('formatAnswers', () => {
  it('answers a valid IBAN with its facts and the time of the check', () => {
    const [line] = formatAnswers(createRecordedBatch(createCheckBatch([{}])), [request]);
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
    const [line] = formatAnswers(createRecordedBatch(createCheckBatch([{ iban }])), [{ iban, isMinimal: true }]);
    expect(parsed(line!)).toEqual({ status: 200, body: { ...facts, iban, warnings: [] } });
  });

  it('includes the result of a requested BIC check in a short answer', () => {
    const [line] = formatAnswers(createRecordedBatch(createCheckBatch([{ bic: 'DEUTDEFF' }])), [
      { ...request, isMinimal: true },
    ]);
    expect(parsed(line!).body['checks']).toEqual({ bic: expect.objectContaining({ result: 'failed' }) });
  });

  it('C11: answers a repeat with the detail that it requests, whatever the first call requested', () => {
    const batch = withRepeats(createRecordedBatch(createCheckBatch([{ keyHash }]), [createGrant({})]), 0);
    const { receivedAt, finding } = createRecordedBatch(createCheckBatch([{ keyHash }])).checks[0]!;
    const storedAnswer = new Map([[0, { receivedAt, finding, isSameRequest: true }]]);
    const bodies = [true, false].map(
      (isMinimal) => parsed(formatAnswers(batch, [{ ...request, isMinimal }], storedAnswer)[0]!).body,
    );
    expect(bodies.map((body) => 'checks' in body)).toEqual([false, true]);
    expect(bodies[1]).toMatchObject(bodies[0]!);
  });

  it('reports whether a BIC matches, for a test key as well, and the same from the stored row', () => {
    const iban = 'DE23999999000000000001';
    const tested = createRecordedBatch(createCheckBatch([{ keyHash, iban, bic: 'TESTDEFF' }]), [
      createGrant({ granted: 1, isTest: true }),
    ]);
    const real = createRecordedBatch(createCheckBatch([{ bic: 'DEUTDEFF' }]));
    const storedBatch = JSON.parse(JSON.stringify(real)) as typeof real;
    expect(formatAnswers(storedBatch, [request])).toEqual(formatAnswers(real, [request]));
    const results = [formatAnswers(tested, [{ iban }]), formatAnswers(real, [request])].map(
      ([line]) => parsed(line!).body['checks'],
    );
    expect(results).toMatchObject([{ bic: { result: 'passed' } }, { bic: { result: 'failed' } }]);
  });

  it('answers a refusal with the problem of its code and the request id of its check', () => {
    const recorded = createRecordedBatch(createCheckBatch([{ keyHash, requestId: 'mine' }]), [
      createGrant({ refusal: 'key_expired' }),
    ]);
    const { status, body } = parsed(formatAnswers(recorded, [request])[0]!);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'key_expired', status: 401, requestId: 'mine', instance: '/api/validate-iban' });
  });

  it.each(['full', 'masked', 'none'] as const)('gives the same answer in every mode of the log (%s)', (mode) => {
    const batch = createCheckBatch([{}]);
    const recorded = createRecordedBatch(batch, null, new LogPrivacy(mode, hashSecret));
    expect(formatAnswers(recorded, [request])).toEqual(formatAnswers(createRecordedBatch(batch), [request]));
  });

  it.each(['masked', 'none'] as const)('G1: answers with suggested IBANs that its row does not hold (%s)', (mode) => {
    const recorded = createRecordedBatch(
      createCheckBatch([{ iban: wrongIban }]),
      null,
      new LogPrivacy(mode, hashSecret),
    );
    expect(JSON.stringify(recorded)).not.toContain('0532013000');
    const { body } = parsed(formatAnswers(recorded, [{ iban: wrongIban }])[0]!);
    expect(body['iban']).toBe(wrongIban);
    expect(body['suggestions']).toContainEqual(expect.objectContaining({ iban: validIban, bankName: 'Commerzbank' }));
  });

  it('writes every answer on one line', () => {
    const iban = 'DE00\n';
    expect(formatAnswers(createRecordedBatch(createCheckBatch([{ iban }])), [{ iban }])[0]).not.toContain('\n');
  });
});
