import type { ChargeRefusal } from '@pruefer/contracts';

/** A service's way to the keys. Whichever service has endpoints for key holders provides one; without it they are closed. */
export abstract class ApiKeyCheck {
  /**
   * Why a key opens nothing at the moment; null when it is good. Nothing is charged.
   * @param keyHash SHA-256 of the key in hex
   * @param address of the caller
   * @throws Error when nobody can tell: the caller is then answered `unavailable`
   */
  abstract refusalOf(keyHash: string, address: string): Promise<ChargeRefusal | null>;
}
