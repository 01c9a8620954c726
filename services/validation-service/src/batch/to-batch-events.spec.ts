import { addedFields, requestFieldList, ValidationAnswered } from '@pruefer/contracts';
import { maskIban } from '@pruefer/platform';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import {
  batchId,
  createCheckBatch,
  createGrant,
  createRecordedBatch,
  hashSecret,
  keyHash,
  validIban,
  withRepeats,
  wrongIban,
} from './batch.fixture.js';
import { toBatchEvents } from './to-batch-events.js';
import { LogPrivacy } from './log-privacy.js';

const [granted] = [createGrant({ granted: 1 })];
const carried = requestFieldList.filter(({ from }) => from === 'gateway');
const sampleOf = { text: 'sent', integer: 7, instant: '2026-11-20T10:00:00.000Z' } as Readonly<Record<string, unknown>>;

describe('toBatchEvents', () => {
  it('contains everything that the log keeps about a valid IBAN', () => {
    expect(toBatchEvents(createRecordedBatch(createCheckBatch([{ keyHash }]), [granted]))).toEqual([
      {
        id: batchId,
        at: '2025-11-21T00:00:00.123Z',
        contractId: 7,
        keyId: 'key7',
        address: '203.0.113.7',
        addressShort: '203.0.113.0/24',
        addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        iban: validIban,
        ibanMasked: null,
        ibanHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        country: 'DE',
        status: 200,
        responseTimeMs: 1.75,
        errorCode: null,
        errorMessage: null,
        bankDetails: { bankCode: '37040044', bic: 'COBADEFFXXX', bankName: 'Commerzbank', bankAddress: '50447 Köln' },
        dataVersion: '2026-09-07-1a2b3c4d',
        requestId: 'request-1',
        ...Object.fromEntries(addedFields.map(({ name }) => [name, null])),
      },
    ]);
  });

  it('C14: has one event without an IBAN for a bulk call that was refused, and one for each IBAN of any other', () => {
    const call = createCheckBatch([
      { keyHash, channel: 'bulk' },
      { keyHash, channel: 'bulk' },
    ]);
    const events = (grant: Parameters<typeof createGrant>[0]) =>
      toBatchEvents(createRecordedBatch(call, [createGrant(grant)]));
    const refused = { iban: null, ibanMasked: null, ibanHash: null, country: '??', channel: 'bulk', contractId: 7 };
    expect(events({ granted: 0 })).toEqual([
      expect.objectContaining({ ...refused, status: 429, errorCode: 'quota_insufficient' }),
    ]);
    expect(events({ granted: 0, refusal: 'key_expired' })).toEqual([
      expect.objectContaining({ ...refused, status: 401, errorCode: 'key_expired' }),
    ]);
    expect(events({ granted: 1 }).map(({ status }) => status)).toEqual([200, 429]);
    expect(events({ granted: 2, isTest: true })).toEqual([]);
  });

  it.each(carried)('passes on what the gateway sends: $name', ({ name, form }) => {
    const [event] = toBatchEvents(createRecordedBatch(createCheckBatch([{ [name]: sampleOf[form] }])));
    expect(event).toHaveProperty(name, sampleOf[form]);
  });

  it('names the publisher of bank data that is not the register’s, and nothing about a requested BIC', () => {
    const recorded = createRecordedBatch(createCheckBatch([{ bic: 'COBADEFF' }]));
    const source = { authority: 'community', publisher: 'Sammlung 1.0' } as const;
    const [check] = recorded.checks;
    const [event] = toBatchEvents({ ...recorded, checks: [{ ...check!, finding: { ...check!.finding, source } }] });
    expect(event!.bankDetails).toMatchObject({ bankCode: '37040044', ...source });
    expect(JSON.stringify(event)).not.toContain('"COBADEFF"');
  });

  it('C11: skips repeats and keeps the ids of the other checks', () => {
    const batch = createRecordedBatch(createCheckBatch([{ keyHash }, { keyHash }]), [granted]);
    expect(toBatchEvents(withRepeats(batch, 0)).map(({ id }) => id)).toEqual([`${batchId.slice(0, -1)}1`]);
  });

  it('logs an invalid IBAN with 400 and its German sentence', () => {
    const [event] = toBatchEvents(createRecordedBatch(createCheckBatch([{ iban: wrongIban }])));
    expect(event).toMatchObject({ status: 400, errorCode: 'iban_check_digits', contractId: null, keyId: null });
    expect(event!.errorMessage).toMatch(/\.$/);
  });

  it('D1: shortens a name that is too long for the log, without splitting a surrogate pair', () => {
    const recorded = createRecordedBatch(createCheckBatch([{ keyHash }]), [granted]);
    const [check] = recorded.checks;
    const bank = { ...check!.finding.bank!, name: `${'a'.repeat(119)}🏦`, address: 'ö'.repeat(250) };
    const longNameBatch = { ...recorded, checks: [{ ...check!, finding: { ...check!.finding, bank } }] };
    expect(toBatchEvents(longNameBatch)[0]!.bankDetails).toMatchObject({
      bankName: 'a'.repeat(119),
      bankAddress: 'ö'.repeat(120),
    });
  });

  it('uses ?? for the country when no country has that code', () => {
    const [event] = toBatchEvents(createRecordedBatch(createCheckBatch([{ iban: 'ZZ00123' }])));
    expect(event).toMatchObject({ country: '??', bankDetails: null, status: 400 });
  });

  it('keeps the bank code of a country without bank data', () => {
    const [event] = toBatchEvents(createRecordedBatch(createCheckBatch([{ iban: 'NL91ABNA0417164300' }])));
    expect(event!.bankDetails).toEqual({ bankCode: 'ABNA', bic: null, bankName: null, bankAddress: null });
  });

  it('logs a refusal without data of the verdict', () => {
    const [event] = toBatchEvents(
      createRecordedBatch(createCheckBatch([{ keyHash }]), [createGrant({ refusal: 'key_inactive' })]),
    );
    expect(event).toMatchObject({ status: 401, errorCode: 'key_inactive', bankDetails: null, dataVersion: null });
  });

  it.each([
    ['full', validIban, null],
    ['masked', null, maskIban(validIban)],
    ['none', null, null],
  ] as const)('G1: holds of the IBAN what LOG_IBAN=%s allows', (mode, iban, ibanMasked) => {
    const [event] = toBatchEvents(createRecordedBatch(createCheckBatch([{}]), null, new LogPrivacy(mode, hashSecret)));
    expect(event).toMatchObject({ iban, ibanMasked });
    if (mode !== 'full') expect(JSON.stringify(event)).not.toMatch(/0532013000/);
  });

  it('C10: reports 503 for a voided batch under the same ids', async () => {
    const batch = createCheckBatch([{ keyHash }, { keyHash, iban: wrongIban }, { keyHash }]);
    const recorded = createRecordedBatch(batch, [createGrant({ granted: 2 })]);
    const answeredEvents = toBatchEvents(recorded);
    const events = toBatchEvents({ ...recorded, voided: { keptPlaces: [] } });
    const getIdentity = ({ id, at, iban, contractId, keyId, requestId }: ValidationAnswered) => [
      id,
      at,
      iban,
      contractId,
      keyId,
      requestId,
    ];
    expect(events.map(getIdentity)).toEqual(answeredEvents.map(getIdentity));
    for (const event of events) {
      expect(event).toMatchObject({
        status: 503,
        errorCode: 'unavailable',
        bankDetails: null,
        dataVersion: null,
        reversed: true,
      });
      expect(await validate(plainToInstance(ValidationAnswered, event))).toEqual([]);
    }
    expect(
      toBatchEvents({
        ...createRecordedBatch(batch, [createGrant({ granted: 3, isTest: true })]),
        voided: { keptPlaces: [] },
      }),
    ).toEqual([]);
  });

  it('C10, C11: keeps an answer that a repeat got, also when its own batch is voided', () => {
    const recorded = createRecordedBatch(createCheckBatch([{ keyHash }, { keyHash }]), [createGrant({ granted: 2 })]);
    const events = toBatchEvents({ ...recorded, voided: { keptPlaces: [1] } });
    expect(events.map(({ status, reversed }) => [status, reversed])).toEqual([
      [503, true],
      [200, undefined],
    ]);
  });

  it('matches the contract for every kind of answer', async () => {
    const grants = [createGrant({ granted: 2 })];
    const ibans = [validIban, wrongIban, 'ZZ00123', 'NL91ABNA0417164300', 'DE12', '*'];
    const recorded = [
      createRecordedBatch(createCheckBatch(ibans.map((iban) => ({ iban })))),
      createRecordedBatch(createCheckBatch([{ keyHash }]), grants),
    ];
    for (const event of recorded.flatMap(toBatchEvents)) {
      expect(await validate(plainToInstance(ValidationAnswered, event))).toEqual([]);
    }
  });
});
