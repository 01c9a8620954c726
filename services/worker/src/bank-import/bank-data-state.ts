import { Inject, Injectable } from '@nestjs/common';
import {
  berlinDay,
  HOME_COUNTRY,
  type ImportedDataSet,
  importInForce,
  newestDays,
  type NewestDays,
} from '@pruefer/banks';
import { CurrentSettings } from '@pruefer/platform';
import { Pool } from 'pg';
import { bankDataWarnings } from './bank-data-warnings.js';

export interface BankDataState {
  /** The day in Germany, YYYY-MM-DD. */
  readonly today: string;
  readonly inForce: ImportedDataSet | undefined;
  readonly newest: NewestDays;
  readonly warnings: string[];
}

/** Reads the state of the German bank data: the file in force, the newest stored files and German warnings. */
@Injectable()
export class ReadBankDataState {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    private readonly settings: CurrentSettings,
  ) {}

  async run(): Promise<BankDataState> {
    const today = berlinDay(new Date());
    const inForce = await importInForce(this.pool, HOME_COUNTRY, today);
    const newest = await newestDays(this.pool, HOME_COUNTRY);
    const hasNext = newest.usable !== null && newest.usable > today;
    const warnings = bankDataWarnings({ validUntil: inForce?.validUntil, hasNext }, today, this.settings.times);
    return { today, inForce, newest, warnings };
  }
}
