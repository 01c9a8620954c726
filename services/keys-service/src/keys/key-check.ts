import { Injectable } from '@nestjs/common';
import type { ChargeRefusal } from '@pruefer/contracts';
import { ApiKeyCheck } from '@pruefer/platform';
import { DataSource } from 'typeorm';

/** Lets holders of valid keys read their own usage. */
@Injectable()
export class KeyCheck extends ApiKeyCheck {
  constructor(private readonly database: DataSource) {
    super();
  }

  override async findRefusal(keyHash: string, address: string): Promise<ChargeRefusal | null> {
    const [row] = await this.database.query<{ refusal: ChargeRefusal | null }[]>(
      `SELECT keys.refusal_of(decode($1, 'hex'), $2) AS refusal`,
      [keyHash, address],
    );
    return row!.refusal;
  }
}
