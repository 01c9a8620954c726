import { Injectable } from '@nestjs/common';
import type { KeyLimits } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { Key } from './key.entity.js';
import { getRateLimit } from './key-state.js';

/** Returns the limits of keys that a gateway sees for the first time. */
@Injectable()
export class ReadKeyLimits {
  constructor(private readonly database: DataSource) {}

  /** @param hashes SHA-256 of the keys in hex; @returns existing keys only */
  async run(hashes: readonly string[]): Promise<KeyLimits> {
    const keys = await this.database
      .createQueryBuilder(Key, 'key')
      .addSelect('key.hash')
      .innerJoinAndSelect('key.contract', 'contract')
      .where('key.hash IN (:...hashes)', { hashes: hashes.map((hash) => Buffer.from(hash, 'hex')) })
      .getMany();
    return {
      keys: keys.map((key) => ({
        hash: key.hash.toString('hex'),
        keyId: key.id,
        contractId: Number(key.contract.id),
        ...getRateLimit(key),
      })),
    };
  }
}
