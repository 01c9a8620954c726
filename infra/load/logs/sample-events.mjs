import { hash, randomUUID } from 'node:crypto';

const KEYS = 200;
const ADDRESSES = 500;

const addresses = Array.from({ length: ADDRESSES }, (_, index) => {
  const address = `198.51.${index % 100}.${index % 250}`;
  return { address, addressShort: `198.51.${index % 100}.0/24`, addressHash: hash('sha256', address) };
});
const banks = { bankCode: '37040044', bic: 'COBADEFFXXX', bankName: 'Commerzbank', bankAddress: '50447 Köln' };

/**
 * An event as validation-service sends it: nine of ten IBANs are valid, and some keys are used far more than others.
 * @param {number} index number of the event
 */
export function answeredEvent(index) {
  const key = Math.floor(Math.random() ** 2 * KEYS);
  const isValid = index % 10 !== 0;
  const iban = `DE${String(index % 97).padStart(2, '0')}37040044${String(index).padStart(10, '0')}`;
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    contractId: key,
    keyId: `key_${String(key).padStart(20, '0')}`,
    ...addresses[index % ADDRESSES],
    iban,
    ibanHash: hash('sha256', iban),
    ibanMasked: `${iban.slice(0, 4)}…${iban.slice(-4)}`,
    country: 'DE',
    status: isValid ? 200 : 400,
    responseTimeMs: 1 + Math.random() * 5,
    errorCode: isValid ? null : 'iban_check_digits',
    errorMessage: isValid ? null : 'Die Prüfziffern stimmen nicht.',
    bankDetails: isValid ? banks : null,
    dataVersion: '2026-09-07-1a2b3c4d',
    requestId: randomUUID(),
  };
}
