import { createHash, randomUUID } from 'node:crypto';
import type { RequestRefused, ValidationAnswered } from '@pruefer/contracts';

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** A verdict of validation-service on a valid German IBAN, now. */
export function newAnswer(fields: Partial<ValidationAnswered> = {}): ValidationAnswered {
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    contractId: 1,
    keyId: 'key-1',
    address: '203.0.113.7',
    addressShort: '203.0.113.0',
    addressHash: hashText('203.0.113.7'),
    iban: 'DE89370400440532013000',
    ibanMasked: null,
    ibanHash: hashText('DE89370400440532013000'),
    country: 'DE',
    status: 200,
    responseTimeMs: 1.25,
    errorCode: null,
    errorMessage: null,
    bankDetails: { bankCode: '37040044', bic: 'COBADEFFXXX', bankName: 'Commerzbank', bankAddress: '50447 Köln' },
    dataVersion: '2026-09-07-1a2b3c4d',
    requestId: randomUUID(),
    ...fields,
  };
}

/** Requests that the gateway refused within ten seconds, now. */
export function newRefusal(fields: Partial<RequestRefused> = {}): RequestRefused {
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    address: '198.51.100.9',
    addressShort: '198.51.100.0',
    addressHash: hashText('198.51.100.9'),
    status: 429,
    errorCode: 'rate_limited',
    count: 3,
    ...fields,
  };
}

/** The state of an active key, as keys-service publishes it. */
export const newKey = (keyId: string, fields: object = {}) => ({
  keyId,
  version: 1,
  contractId: 1,
  clientName: 'Muster GmbH',
  clientEmail: 'it@example.org',
  quota: 1_000,
  used: 40,
  isActive: true,
  isRenewed: false,
  expiresAt: null,
  createdAt: '2026-09-07T10:00:00.000Z',
  ...fields,
});

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface RandomEvents {
  readonly answered: ValidationAnswered[];
  readonly refused: RequestRefused[];
}

/** A mixed load: valid, invalid, refused and counted requests of many keys and countries, public ones too, at the given times. */
export function randomEvents(count: number, drawTime: (random: () => number) => Date, seed = 7): RandomEvents {
  const random = randomNumbers(seed);
  const pick = <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const events: RandomEvents = { answered: [], refused: [] };
  for (let index = 0; index < count; index += 1) {
    const at = drawTime(random).toISOString();
    if (random() < 0.1) {
      events.refused.push(newRefusal({ at, status: pick([401, 429, 500, 503]), count: 1 + Math.floor(random() * 40) }));
      continue;
    }
    // Squared, so that some keys and countries are used far more than others.
    const key = Math.floor(random() ** 2 * 25);
    const country = pick(['??', ...countryCodes]);
    events.answered.push(
      newAnswer({
        at,
        country: random() < 0.5 ? 'DE' : country,
        status: pick([200, 200, 200, 400, 401, 429]),
        keyId: key === 0 ? null : `key-${key}`,
        contractId: key === 0 ? null : key,
        responseTimeMs: random() ** 4 * 4_000,
      }),
    );
  }
  return events;
}

const countryCodes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  .split('')
  .flatMap((letter) => [`${letter}A`, `${letter}Z`, `${letter}T`]);
