import type { ChargeRefusal } from '@pruefer/contracts';

/** Checks API keys. Every service with endpoints for key holders provides one; without it these endpoints are closed. */
export abstract class ApiKeyCheck {
  /**
   * Returns why a key is refused now, or null for a valid key. Charges nothing.
   * @param keyHash SHA-256 of the key in hex
   * @param address of the caller
   * @throws Error when the key cannot be checked; the caller then gets `unavailable`
   */
  abstract refusalOf(keyHash: string, address: string): Promise<ChargeRefusal | null>;
}
