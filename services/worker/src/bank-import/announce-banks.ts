import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { berlinDay, HOME_COUNTRY, importInForce } from '@pruefer/banks';
import { type BanksImported, BanksImportedV1 } from '@pruefer/contracts';
import { eventMessage, EventPublisher, retryWithBackoff } from '@pruefer/platform';
import { Pool } from 'pg';
import { createAnnouncement } from './import-bank-file.js';

/**
 * Publishes that other bank data is in force, so that running services reload it. A failed send is retried until it succeeds or newer
 * data replaces it. An event lost with the process does no harm, because validation-service also polls the table.
 */
@Injectable()
export class AnnounceBanks implements OnModuleDestroy {
  private readonly logger = new Logger(AnnounceBanks.name);
  private newest: BanksImported | undefined;

  constructor(
    @Inject(Pool) private readonly pool: Pool,
    private readonly publisher: EventPublisher,
  ) {}

  /** Returns at once and sends in the background. */
  announce(imported: BanksImported): void {
    this.newest = imported;
    const isNewest = () => this.newest === imported;
    void retryWithBackoff(() => this.publisher.publish(BanksImportedV1, [eventMessage(BanksImportedV1, imported)]), {
      // The publisher and readiness already report an outage of Kafka.
      failed: () => undefined,
      mayRepeat: isNewest,
    }).catch(() => undefined);
  }

  /** Announces the stored bank data in force. Never fails. */
  async announceInForce(): Promise<void> {
    try {
      const inForce = await importInForce(this.pool, HOME_COUNTRY, berlinDay(new Date()));
      if (inForce) this.announce(createAnnouncement(inForce.version, inForce.validFrom, inForce.records));
    } catch (error) {
      this.logger.warn({ err: error as Error }, 'the bank data in force could not be announced');
    }
  }

  onModuleDestroy(): void {
    this.newest = undefined;
  }
}
