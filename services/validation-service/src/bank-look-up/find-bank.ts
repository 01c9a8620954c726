import { Inject, Injectable } from '@nestjs/common';
import { berlinDay, selectBank } from '@pruefer/banks';
import { type BankFacts, type BankParams, Problem } from '@pruefer/contracts';
import type { Pool } from 'pg';
import { LOOK_UP_POOL } from './look-up-pool.js';

/** Their bank codes have three to five digits; the directory pads them to five. */
const SHORT_BANK_CODES = new Set(['CH', 'LI']);
const IID_LENGTH = 5;

/** Returns all facts about one bank code, for key holders. */
@Injectable()
export class FindBank {
  constructor(@Inject(LOOK_UP_POOL) private readonly pool: Pool) {}

  /** @throws Problem `bank_data_missing` for a country without data, `bank_code_unknown` */
  async run({ country, bankCode: givenCode }: BankParams): Promise<BankFacts> {
    const bankCode = SHORT_BANK_CODES.has(country) ? givenCode.padStart(IID_LENGTH, '0') : givenCode;
    const match = await selectBank(this.pool, country, bankCode, berlinDay(new Date()));
    if (!match) throw new Problem('bank_data_missing');
    const { bank, isDeleted, branches, version: dataVersion } = match;
    const { authority, source, validFrom, validUntil } = match;
    if (!bank) throw new Problem('bank_code_unknown');
    return {
      country,
      bankCode,
      ...bank,
      address: [bank.postalCode, bank.place].filter(Boolean).join(' ') || null,
      isDeleted,
      branches,
      dataSet: { dataVersion, authority, source, validFrom, validUntil },
    };
  }
}
