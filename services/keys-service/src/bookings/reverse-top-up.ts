import { Injectable } from '@nestjs/common';
import { type Booked, Problem, REVERSAL, type ReverseBookingBody } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { BookingRepository } from './booking.repository.js';
import { KeyRepository } from '../contract/key.repository.js';
import { Transactions } from '../contract/transactions.js';

/** Reverses a top-up by a booking of the opposite amount; its order may then be booked again. */
@Injectable()
export class ReverseTopUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: KeyRepository,
    private readonly bookings: BookingRepository,
  ) {}

  /**
   * @param keyId any key of the contract
   * @throws Problem `key_id_unknown`, `booking_unknown`, `booking_not_reversible`, `booking_already_reversed`, `quota_below_used`
   */
  run(keyId: string, bookingId: number, { note }: ReverseBookingBody, actor: Actor): Promise<Booked> {
    return this.transactions.run(actor, async (manager) => {
      const { contract } = await this.keys.lock(manager, keyId);
      const topUp = await this.bookings.find(manager, contract.id, bookingId);
      const { amount, orderNumber, invoiceNumber } = topUp;
      if (topUp.kind !== 'top-up') throw new Problem('booking_not_reversible');
      if (topUp.reversedBy !== null) throw new Problem('booking_already_reversed');
      const booking = await this.bookings.add(manager, contract, {
        kind: REVERSAL,
        amount: -amount,
        actor: actor.name,
        orderNumber,
        invoiceNumber,
        note: note ?? null,
        reverses: bookingId,
      });
      await this.bookings.freeOrder(manager, bookingId);
      await this.keys.publish(manager, contract.id);
      const details = { amount: -amount, orderNumber, booking: booking.id, reverses: bookingId };
      await addAudit(manager, 'keys', { actor, action: 'key.storno', target: keyId, details });
      return { message: 'Aufbuchung storniert', booking };
    });
  }
}
