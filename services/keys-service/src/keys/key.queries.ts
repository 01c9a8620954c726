import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Key } from './key.entity.js';

/** A key as lists show it. */
export interface KeyRecord {
  readonly id: string;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly quota: number;
  readonly used: number;
  readonly isActive: boolean;
  readonly isRenewed: boolean;
  readonly expiresAt: string | null;
  readonly createdAt: string;
}

const MOST_LISTED = 1_000;

/** What is only read, for people. */
@Injectable()
export class KeyQueries {
  constructor(@InjectRepository(Key) private readonly keys: Repository<Key>) {}

  /** At most 1,000 keys. */
  async newestFirst(): Promise<KeyRecord[]> {
    const keys = await this.keys.find({
      relations: { contract: true },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_LISTED,
    });
    return keys.map(recordOf);
  }
}

function recordOf({ id, contract, isActive, supersededAt, expiresAt, createdAt }: Key): KeyRecord {
  const { clientName, clientEmail, quota, used } = contract;
  return {
    id,
    clientName,
    clientEmail,
    quota,
    used,
    isActive,
    isRenewed: supersededAt !== null,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
