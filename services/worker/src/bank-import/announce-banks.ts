import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type BanksImported, BanksImportedV1 } from '@pruefer/contracts';
import { eventMessage, EventPublisher, retryWithBackoff } from '@pruefer/platform';

/**
 * Publishes that other bank data is in force. A failed send is retried until it succeeds or newer data replaces it. An event lost
 * with the process does no harm, because validation-service also polls the table.
 */
@Injectable()
export class AnnounceBanks implements OnModuleDestroy {
  private newest: BanksImported | undefined;

  constructor(private readonly publisher: EventPublisher) {}

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

  onModuleDestroy(): void {
    this.newest = undefined;
  }
}
