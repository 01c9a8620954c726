import { Injectable, Logger } from '@nestjs/common';
import { type ChargeRefusal, Problem } from '@pruefer/contracts';
import { ApiKeyCheck } from '@pruefer/platform';
import { DataSource } from 'typeorm';

/** Asked for nothing, charging says what it would refuse: there is one rule for which key is good. */
const wouldRefuse = `SELECT refusal FROM keys.charge(ARRAY[decode($1, 'hex')], ARRAY[0], ARRAY[$2::inet])`;

/** Lets holders of good keys ask for their own usage. */
@Injectable()
export class KeyCheck extends ApiKeyCheck {
  private readonly logger = new Logger(KeyCheck.name);

  constructor(private readonly database: DataSource) {
    super();
  }

  override async refusalOf(keyHash: string, address: string): Promise<ChargeRefusal | null> {
    try {
      const [row] = await this.database.query<{ refusal: ChargeRefusal | null }[]>(wouldRefuse, [keyHash, address]);
      return row!.refusal;
    } catch (error) {
      this.logger.warn(`a key cannot be checked: ${(error as Error).message}`);
      throw new Problem('unavailable', { retryAfterSeconds: 1 });
    }
  }
}
