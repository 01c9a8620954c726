import {
  createCheckBatch,
  createGrant,
  createRecordedBatch,
  hashSecret,
  keyHash,
  validIban,
  withRepeats,
  wrongIban,
} from '../batch/batch.fixture.js';
import { LogPrivacy } from '../batch/log-privacy.js';
import type { Grant, RecordedBatch } from '../batch/recorded-batch.js';
import { decodeGrants, decodeRow, encodeChecks } from './outbox-row.js';

function grantsText(batch: RecordedBatch): string | null {
  const toGrantFields = (g: Grant) => [g.contractId, g.keyId, g.granted, g.refusal, g.quota, g.remaining, g.isTest];
  return batch.grants && JSON.stringify(batch.grants.map(toGrantFields));
}

describe('row of a batch', () => {
  it.each([
    ['public', createRecordedBatch(createCheckBatch([{}, { iban: wrongIban }, { iban: 'ZZ1' }]))],
    [
      'repeated',
      withRepeats(createRecordedBatch(createCheckBatch([{ keyHash }, { keyHash }]), [createGrant({ granted: 1 })]), 1),
    ],
    ['keyed', createRecordedBatch(createCheckBatch([{ keyHash }, { keyHash }]), [createGrant({ granted: 1 })])],
    [
      'refused',
      createRecordedBatch(createCheckBatch([{ keyHash }]), [
        createGrant({ contractId: null, keyId: null, refusal: 'key_unknown' }),
      ]),
    ],
  ])('restores a %s batch', (_kind, batch) => {
    const { id, repeats } = batch;
    expect(decodeRow({ id, checks: encodeChecks(batch), grants: grantsText(batch), repeats })).toEqual(batch);
  });

  it('keeps the trace of its events', () => {
    const batch = {
      ...createRecordedBatch(createCheckBatch([{}])),
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    };
    expect(decodeRow({ id: batch.id, checks: encodeChecks(batch), grants: null, repeats: null })).toEqual(batch);
  });

  it('can be read when written before idempotent checks', () => {
    const batch = createRecordedBatch(createCheckBatch([{}]));
    expect(decodeRow({ id: batch.id, checks: encodeChecks(batch), grants: null, repeats: null })).toEqual(batch);
  });

  it('can be read when written before charging returned the quota', () => {
    expect(decodeGrants('[[7,"key7",1,null]]')).toEqual([createGrant({ granted: 1, quota: null, remaining: null })]);
  });

  it.each(['masked', 'none'] as const)('G1: holds no account number with LOG_IBAN=%s', (mode) => {
    const batch = createRecordedBatch(
      createCheckBatch([{}, { iban: wrongIban }]),
      null,
      new LogPrivacy(mode, hashSecret),
    );
    expect(encodeChecks(batch)).not.toMatch(new RegExp(`${validIban}|${wrongIban}|0532013000`));
  });

  it('stays small, because it is written to the write-ahead log', () => {
    const batch = createRecordedBatch(createCheckBatch(Array.from({ length: 64 }, () => ({}))));
    expect(encodeChecks(batch).length / 64).toBeLessThan(550);
  });
});
