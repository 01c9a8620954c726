import { hashOfRequest, hashPersonalData, maskIban, shortenAddress } from '@pruefer/platform';
import { LRUCache } from 'lru-cache';
import type { LogIbanMode } from './log-iban-mode.js';
import type { RecordedAddress, RecordedIban } from './recorded-batch.js';

/** Customers call from few addresses: their hashes are made once. */
const MAX_KEPT_ADDRESSES = 10_000;

/** Decides in which form personal data leaves this process towards outbox and log (docs/SECURITY.md G1). */
export class LogPrivacy {
  private readonly keptAddresses = new LRUCache<string, RecordedAddress>({ max: MAX_KEPT_ADDRESSES });

  /** @param hashSecret known to the publishers of events only */
  constructor(
    private readonly mode: LogIbanMode,
    private readonly hashSecret: string,
  ) {}

  /**
   * The keyed hash always stays, so that an exact search works in every mode. A full IBAN is masked by its reader: the
   * one character that is none of Latin-1 would double the size of every text it stands in, and the time to write it.
   */
  ofIban(iban: string): RecordedIban {
    return {
      iban: this.mode === 'full' ? iban : null,
      ibanMasked: this.mode === 'masked' ? maskIban(iban) : null,
      ibanHash: hashPersonalData(this.hashSecret, iban),
    };
  }

  /** A value of the caller's that is only ever compared. */
  hashOf(value: string): string {
    return hashPersonalData(this.hashSecret, value);
  }

  /** What a repeat of a call is known by. */
  hashOfRequest(call: string, iban: string): string {
    return hashOfRequest(this.hashSecret, call, iban);
  }

  ofAddress(address: string): RecordedAddress {
    const kept = this.keptAddresses.get(address);
    if (kept) return kept;
    const addressHash = hashPersonalData(this.hashSecret, address);
    const recorded = { address, addressShort: shortenAddress(address), addressHash };
    this.keptAddresses.set(address, recorded);
    return recorded;
  }
}
