import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { announceContracts } from './announce-keys.js';
import { Booking } from './booking.entity.js';
import { Contract } from './contract.entity.js';
import { Key } from './key.entity.js';
import type { NewApiKey } from './new-api-key.js';
import type { TopUp } from './top-up.js';

/** What is stored of a new secret. */
export type NewSecret = Pick<Key, 'id' | 'hash' | 'prefix' | 'lastFour' | 'expiresAt'>;

/** One UPDATE with addition: its row lock makes parallel bookings, and charging, follow one another. */
const raiseQuota = `
  UPDATE keys.contract c SET quota = c.quota + $2, version = c.version + 1
  FROM keys.key k WHERE k.id = $1 AND c.id = k.contract_id
  RETURNING c.id, c.quota - $2 AS quota_before, c.quota AS quota_after`;

/** All SQL that changes contracts, keys and bookings. Every change of a contract locks its row first, as charging does. */
@Injectable()
export class KeyRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores a contract with its first booking and its first key. */
  async issue({ clientName, clientEmail, quota }: NewApiKey, secret: NewSecret, actor: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { identifiers } = await manager.insert(Contract, { clientName, clientEmail, quota });
      const contractId = Number(identifiers[0]!['id']);
      await manager.insert(Key, { ...secret, contractId });
      const change = { contractId, quotaBefore: 0, quotaAfter: quota };
      await manager.insert(Booking, { ...change, kind: 'issue', amount: quota, actor });
      await announceContracts(manager, [contractId]);
    });
  }

  /**
   * Raises the quota of a key's contract and books it.
   * @returns undefined when no key has this id
   * @throws Problem `order_already_booked`, `quota_too_large`
   */
  async topUp(keyId: string, topUp: TopUp, actor: string): Promise<Booking | undefined> {
    try {
      return await this.database.transaction((manager) => this.bookTopUp(manager, keyId, topUp, actor));
    } catch (error) {
      throw problemOf(error) ?? error;
    }
  }

  private async bookTopUp(
    manager: EntityManager,
    keyId: string,
    { addedQuota, orderNumber, invoiceNumber, notes }: TopUp,
    actor: string,
  ): Promise<Booking | undefined> {
    const [[raised]] = await manager.query<[{ id: string; quota_before: string; quota_after: string }[], number]>(
      raiseQuota,
      [keyId, addedQuota],
    );
    if (!raised) return undefined;
    const booking = manager.create(Booking, {
      contractId: Number(raised.id),
      kind: 'top-up',
      amount: addedQuota,
      quotaBefore: Number(raised.quota_before),
      quotaAfter: Number(raised.quota_after),
      actor,
      orderNumber,
      invoiceNumber: invoiceNumber ?? null,
      note: notes ?? null,
    });
    await manager.insert(Booking, booking);
    await announceContracts(manager, [booking.contractId]);
    return booking;
  }
}

const problemOfConstraint: Readonly<Record<string, 'order_already_booked' | 'quota_too_large'>> = {
  booking_order_once: 'order_already_booked',
  contract_quota_range: 'quota_too_large',
};

function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { constraint = '' } = error.driverError as { constraint?: string };
  const code = problemOfConstraint[constraint];
  return code && new Problem(code);
}
