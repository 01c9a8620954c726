import { Injectable } from '@nestjs/common';
import { type ChargeRefusal, chargeRefusals } from '@pruefer/contracts';

/** Why a key that exists is refused. */
export type KeyRefusal = Exclude<ChargeRefusal, 'key_unknown'>;

/** A refused key is looked up this often in a second; its other calls are refused from memory. */
const LOOK_UPS = 10;
const WINDOW_MS = 1_000;
/** Keys beyond this are looked up each time. */
const MAX_KEYS = 10_000;

interface Refusal {
  readonly code: KeyRefusal;
  lookUps: number;
}

/**
 * Existing keys that were refused within the current second. Each has its own budget of look-ups and its own reason, so a locked key
 * neither spends the budget of its address nor reaches the database with every call (docs/SECURITY.md C12). A key that works again is
 * refused for at most one second more.
 */
@Injectable()
export class RefusedKeys {
  private readonly refusals = new Map<string, Refusal>();
  private windowEndMs = -Infinity;

  /**
   * Notes what a look-up answered.
   * @param keyHash SHA-256 of the key in hex
   */
  note(keyHash: string, address: string, code: KeyRefusal, nowMs = performance.now()): void {
    this.deleteExpired(nowMs);
    const owner = code === 'ip_not_allowed' ? keyAtAddress(keyHash, address) : keyHash;
    const refusal = this.refusals.get(owner);
    if (refusal?.code === code) refusal.lookUps += 1;
    else if (refusal || this.refusals.size < MAX_KEYS) this.refusals.set(owner, { code, lookUps: 1 });
  }

  /** @returns the reason of a key whose look-ups of this second are used up, else undefined */
  of(keyHash: string, address: string, nowMs = performance.now()): KeyRefusal | undefined {
    if (this.refusals.size === 0) return undefined;
    this.deleteExpired(nowMs);
    const refusal = this.refusals.get(keyHash) ?? this.refusals.get(keyAtAddress(keyHash, address));
    return refusal && refusal.lookUps >= LOOK_UPS ? refusal.code : undefined;
  }

  private deleteExpired(nowMs: number): void {
    if (nowMs < this.windowEndMs) return;
    this.refusals.clear();
    this.windowEndMs = nowMs + WINDOW_MS;
  }
}

/** Whether a 401 is about a key that exists. */
export function isKeyRefusal(code: string): code is KeyRefusal {
  return code !== 'key_unknown' && (chargeRefusals as readonly string[]).includes(code);
}

function keyAtAddress(keyHash: string, address: string): string {
  return `${keyHash} ${address}`;
}
