import { Injectable } from '@nestjs/common';
import { type Booked, Problem, type TopUpBody } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { BookingRepository } from './booking.repository.js';
import { KeyRepository } from '../contract/key.repository.js';
import { Transactions } from '../contract/transactions.js';

/** Adds calls to the quota of a key's contract. */
@Injectable()
export class TopUpKey {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: KeyRepository,
    private readonly bookings: BookingRepository,
  ) {}

  /**
   * @param keyId any key of the contract
   * @throws Problem `key_id_unknown`, `key_is_test`, `order_already_booked` with the first booking, `quota_too_large`
   */
  run(keyId: string, topUp: TopUpBody, actor: Actor): Promise<Booked> {
    return this.transactions.run(actor, async (manager) => {
      const { addedQuota, orderNumber, invoiceNumber = null, notes = null } = topUp;
      const { contract } = await this.keys.lock(manager, keyId);
      if (contract.isTest) throw new Problem('key_is_test');
      const current = await this.bookings.findOrder(manager, contract.id, orderNumber);
      if (current) throw new Problem('order_already_booked', { current });
      const booking = await this.bookings.add(manager, contract, {
        kind: 'top-up',
        amount: addedQuota,
        actor: actor.name,
        orderNumber,
        invoiceNumber,
        note: notes,
      });
      await this.bookings.addOrder(manager, contract.id, orderNumber, booking.id);
      await this.keys.publish(manager, contract.id);
      const details = { amount: addedQuota, orderNumber, booking: booking.id };
      await addAudit(manager, 'keys', { actor, action: 'key.topped-up', target: keyId, details });
      return { message: 'Kontingent aufgebucht', booking };
    });
  }
}
