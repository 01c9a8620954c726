import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { Booking } from './booking.entity.js';
import { KeyRepository } from './key.repository.js';
import type { TopUp } from './top-up.js';

/** Books calls on top of the quota of a key's contract. */
@Injectable()
export class TopUpKey {
  constructor(private readonly keys: KeyRepository) {}

  /**
   * @param keyId any key of the contract
   * @param actor who did it, as the booking shall say
   * @throws Problem `not_found`, `order_already_booked`, `quota_too_large`
   */
  async run(keyId: string, topUp: TopUp, actor: string): Promise<Booking> {
    const booking = await this.keys.topUp(keyId, topUp, actor);
    if (!booking) {
      const message = 'Einen API-Schlüssel mit dieser Id gibt es nicht.';
      throw new Problem('not_found', { errors: [{ field: 'id', code: 'not_found', message }] });
    }
    return booking;
  }
}
