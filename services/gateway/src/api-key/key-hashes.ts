import { hashOfApiKey, isWellFormedApiKey } from '@pruefer/platform';
import { LRUCache } from 'lru-cache';

const REMEMBERED_KEYS = 10_000;

/** Hashes of API keys; those of the keys in use are remembered. */
export class KeyHashes {
  private readonly remembered = new LRUCache<string, string>({ max: REMEMBERED_KEYS });

  /** SHA-256 of a key in hex; undefined when its form or checksum is wrong. */
  of(key: string): string | undefined {
    const remembered = this.remembered.get(key);
    if (remembered !== undefined) return remembered;
    if (!isWellFormedApiKey(key)) return undefined;
    const hash = hashOfApiKey(key).toString('hex');
    this.remembered.set(key, hash);
    return hash;
  }
}
