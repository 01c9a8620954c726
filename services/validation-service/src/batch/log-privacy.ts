import { hashOfRequest, hashPersonalData, maskIban, shortenIpAddress } from '@pruefer/platform';
import { LRUCache } from 'lru-cache';
import type { RecordedAddress, RecordedIban } from './recorded-batch.js';

/** Initial content of the request log for an IBAN. */
export const logIbanModes = ['full', 'masked', 'none'] as const;
export type LogIbanMode = (typeof logIbanModes)[number];

/** Customers use few addresses, so their hashes are cached. */
const MAX_CACHED_ADDRESSES = 10_000;

/** Converts personal data to the form allowed in outbox and log (docs/SECURITY.md G1). */
export class LogPrivacy {
  private readonly addressCache = new LRUCache<string, RecordedAddress>({ max: MAX_CACHED_ADDRESSES });

  /** @param hashSecret known only to publishers of events */
  constructor(
    private readonly mode: LogIbanMode,
    private readonly hashSecret: string,
  ) {}

  /**
   * The keyed hash is always kept, so that an exact search works in every mode. Readers mask a full IBAN: the mask character is not in Latin-1 and
   * would double the size and the time of every text with it.
   */
  ofIban(iban: string): RecordedIban {
    return {
      iban: this.mode === 'full' ? iban : null,
      ibanMasked: this.mode === 'masked' ? maskIban(iban) : null,
      ibanHash: hashPersonalData(this.hashSecret, iban),
    };
  }

  /** Hash of a caller's value that is only compared. */
  hashValue(value: string): string {
    return hashPersonalData(this.hashSecret, value);
  }

  /** Hash that identifies a repeat of a call. */
  hashOfRequest(call: string, iban: string): string {
    return hashOfRequest(this.hashSecret, call, iban);
  }

  /** An address in the forms that the log keeps, with its keyed hash. */
  ofAddress(address: string): RecordedAddress {
    const cached = this.addressCache.get(address);
    if (cached) return cached;
    const addressHash = hashPersonalData(this.hashSecret, address);
    const recorded = { address, addressShort: shortenIpAddress(address), addressHash };
    this.addressCache.set(address, recorded);
    return recorded;
  }
}
