import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { currentVersion, HOME_COUNTRY } from '@pruefer/banks';
import { type BanksImported, BanksImportedV1 } from '@pruefer/contracts';
import { eventMessage, EventPublisher, Readiness, type Repetition, repeatEvery } from '@pruefer/platform';
import { Pool } from 'pg';
import { LoadShippedBanks } from './load-shipped-banks.js';

const TRY_EVERY_MS = 1_000;

/**
 * Loads the shipped bank file when the worker starts, then announces it. Both are tried until they work, because the worker starts
 * without PostgreSQL and Kafka, too. An announcement that is lost does no harm: validation-service also looks into the table.
 */
@Injectable()
export class FirstImport implements OnApplicationBootstrap, OnModuleDestroy {
  private trying: Repetition | undefined;
  private isLoaded = false;
  private unannounced: BanksImported | undefined;

  constructor(
    private readonly shippedBanks: LoadShippedBanks,
    private readonly publisher: EventPublisher,
    @Inject(Pool) pool: Pool,
    readiness: Readiness,
  ) {
    readiness.add('banks', async () =>
      (await currentVersion(pool, HOME_COUNTRY)) === undefined ? 'no bank data in force' : undefined,
    );
  }

  onApplicationBootstrap(): void {
    this.trying = repeatEvery(TRY_EVERY_MS, FirstImport.name, () => this.turn());
  }

  async onModuleDestroy(): Promise<void> {
    await this.trying?.stop();
  }

  private async turn(): Promise<void> {
    if (!this.isLoaded) {
      this.unannounced = await this.shippedBanks.run();
      this.isLoaded = true;
    }
    if (this.unannounced && !this.publisher.connected) return;
    if (this.unannounced) await this.announce(this.unannounced);
    // Not awaited: stopping waits for the running turn, which is this one.
    void this.trying?.stop();
  }

  private async announce(imported: BanksImported): Promise<void> {
    await this.publisher.publish(BanksImportedV1, [eventMessage(BanksImportedV1, imported)]);
    this.unannounced = undefined;
  }
}
