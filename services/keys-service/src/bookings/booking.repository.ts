import { Injectable } from '@nestjs/common';
import { Problem, type QuotaBooking } from '@pruefer/contracts';
import type { EntityManager } from 'typeorm';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import { Booking } from './booking.entity.js';
import { type BookingRow, selectBookings, toQuotaBooking } from './booking-row.js';
import type { Contract } from '../contract/contract.entity.js';

type NewBooking = Pick<Booking, 'kind' | 'amount' | 'actor'> &
  Partial<Pick<Booking, 'orderNumber' | 'invoiceNumber' | 'note' | 'reverses'>>;

/** SQL that adds bookings, each with its change of the quota. */
@Injectable()
export class BookingRepository {
  /**
   * Changes the quota of a locked contract and books it. Raises alerts of the old quota first and rearms thresholds that are no longer reached.
   * @throws Problem `quota_below_used`, `quota_too_large`
   */
  async add(manager: EntityManager, contract: Contract, booking: NewBooking): Promise<QuotaBooking> {
    const { id: contractId, quota: quotaBefore } = contract;
    const after = quotaAfter(contract, booking.amount);
    await raiseAlerts(manager, [contractId]);
    await manager.query('UPDATE keys.contract SET quota = quota + $2 WHERE id = $1', [contractId, booking.amount]);
    await raiseAlerts(manager, [contractId]);
    const { identifiers } = await manager.insert(Booking, { ...booking, contractId, quotaBefore, quotaAfter: after });
    return this.find(manager, contractId, Number(identifiers[0]?.['id']));
  }

  /** @throws Problem `booking_unknown` when the contract has none with this id */
  async find(manager: EntityManager, contractId: number, id: number): Promise<QuotaBooking> {
    const [row] = await manager.query<BookingRow[]>(`${selectBookings} WHERE b.contract_id = $1 AND b.id = $2`, [
      contractId,
      id,
    ]);
    if (!row) throw new Problem('booking_unknown');
    return toQuotaBooking(row);
  }

  /** The top-up of an order, unless it was reversed. */
  async findOrder(manager: EntityManager, contractId: number, order: string): Promise<QuotaBooking | undefined> {
    const [row] = await manager.query<BookingRow[]>(
      `${selectBookings} JOIN keys.booked_order o ON o.booking_id = b.id WHERE o.contract_id = $1 AND o.order_number = $2`,
      [contractId, order],
    );
    return row && toQuotaBooking(row);
  }

  /** Records the order of a top-up, which prevents booking it again. */
  async addOrder(manager: EntityManager, contractId: number, order: string, bookingId: number): Promise<void> {
    await manager.query('INSERT INTO keys.booked_order (contract_id, order_number, booking_id) VALUES ($1, $2, $3)', [
      contractId,
      order,
      bookingId,
    ]);
  }

  /** Deletes the order of a reversed top-up, which may then be booked again. */
  async freeOrder(manager: EntityManager, bookingId: number): Promise<void> {
    await manager.query('DELETE FROM keys.booked_order WHERE booking_id = $1', [bookingId]);
  }
}

/**
 * Quota of a contract after booking an amount. Requires the lock on the contract's row.
 * @throws Problem `quota_below_used`, `quota_too_large`
 */
export function quotaAfter({ quota, used }: Pick<Contract, 'quota' | 'used'>, amount: number): number {
  if (amount > Number.MAX_SAFE_INTEGER - quota) throw new Problem('quota_too_large');
  if (quota + amount < used) throw new Problem('quota_below_used');
  return quota + amount;
}
