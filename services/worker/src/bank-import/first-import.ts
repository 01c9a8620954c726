import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { currentVersion, HOME_COUNTRY } from '@pruefer/banks';
import { Readiness, type Repetition, repeatEvery } from '@pruefer/platform';
import { Pool } from 'pg';
import { AnnounceBanks } from './announce-banks.js';
import { LoadShippedBanks } from './load-shipped-banks.js';

const TRY_INTERVAL_MS = 1_000;

/** Loads the shipped bank file when the worker starts, then announces it. It is tried until it works, because the worker starts without PostgreSQL, too. */
@Injectable()
export class FirstImport implements OnApplicationBootstrap, OnModuleDestroy {
  private trying: Repetition | undefined;

  constructor(
    private readonly shippedBanks: LoadShippedBanks,
    private readonly announcements: AnnounceBanks,
    @Inject(Pool) pool: Pool,
    readiness: Readiness,
  ) {
    readiness.add('banks', async () =>
      (await currentVersion(pool, HOME_COUNTRY)) === undefined ? 'no bank data in force' : undefined,
    );
  }

  onApplicationBootstrap(): void {
    this.trying = repeatEvery(TRY_INTERVAL_MS, FirstImport.name, () => this.turn());
  }

  async onModuleDestroy(): Promise<void> {
    await this.trying?.stop();
  }

  private async turn(): Promise<void> {
    const imported = await this.shippedBanks.run();
    if (imported) this.announcements.announce(imported);
    // Not awaited: stopping waits for the running turn, which is this one.
    void this.trying?.stop();
  }
}
