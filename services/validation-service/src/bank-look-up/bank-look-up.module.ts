import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ApiKeyCheck, SERVICE_NAME } from '@pruefer/platform';
import type { Pool } from 'pg';
import { BankDirectoryModule } from '../bank-directory/bank-directory.module.js';
import { ValidationConfig } from '../config.js';
import { BankSearches } from './bank-searches.js';
import { BanksController } from './banks.controller.js';
import { FindBank } from './find-bank.js';
import { LookUpKeyCheck } from './look-up-key-check.js';
import { ListBankChanges } from './list-bank-changes.js';
import { ListCountries } from './list-countries.js';
import { createLookUpPool, LOOK_UP_POOL } from './look-up-pool.js';
import { SearchBanks } from './search-banks.js';

const pool = { provide: LOOK_UP_POOL, inject: [ValidationConfig, SERVICE_NAME], useFactory: createLookUpPool };

/** Bank directory for key holders, with its own database connections. */
@Module({
  imports: [BankDirectoryModule],
  controllers: [BanksController],
  providers: [
    pool,
    { provide: ApiKeyCheck, useClass: LookUpKeyCheck },
    FindBank,
    BankSearches,
    SearchBanks,
    ListBankChanges,
    ListCountries,
  ],
})
export class BankLookUpModule implements OnApplicationShutdown {
  constructor(@Inject(LOOK_UP_POOL) private readonly pool: Pool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
