import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type BanksImported, BanksImportedV1 } from '@pruefer/contracts';
import { eventMessage, EventPublisher, untilDone } from '@pruefer/platform';

/**
 * Tells the running services that other bank data holds. What Kafka does not take is tried again until it does, or until something newer is
 * to be told; one that is lost with the process does no harm: validation-service also looks into the table.
 */
@Injectable()
export class AnnounceBanks implements OnModuleDestroy {
  private newest: BanksImported | undefined;

  constructor(private readonly publisher: EventPublisher) {}

  /** Returns at once: nobody waits for Kafka. */
  announce(imported: BanksImported): void {
    this.newest = imported;
    const isNewest = () => this.newest === imported;
    void untilDone(() => this.publisher.publish(BanksImportedV1, [eventMessage(BanksImportedV1, imported)]), {
      // That Kafka cannot be used is said by the publisher and by readiness.
      failed: () => undefined,
      mayRepeat: isNewest,
    }).catch(() => undefined);
  }

  onModuleDestroy(): void {
    this.newest = undefined;
  }
}
