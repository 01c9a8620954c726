import { Logger } from '@nestjs/common';
import { type BankDirectories, type Clock, HOME_COUNTRY, loadDirectories } from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import type { Pool } from 'pg';

/** The bank directories and the registry that verdicts are made with. Swapped as a whole; those at hand serve on while none can be loaded. */
export class CurrentDirectory {
  private readonly logger = new Logger(CurrentDirectory.name);
  private current: BankDirectories | undefined;
  private loading: Promise<void> = Promise.resolve();

  /** @param now decides which data sets are in force */
  constructor(
    private readonly pool: Pool,
    private readonly now: Clock = () => new Date(),
  ) {}

  /** Of the German data set; undefined as long as none is loaded. */
  get version(): string | undefined {
    return this.current?.version;
  }

  /** The last day the German data set is meant for; null when its publisher names none. */
  get validUntil(): string | null {
    return this.current?.of(HOME_COUNTRY)?.validUntil ?? null;
  }

  /** @throws Problem `unavailable` as long as no German data set is loaded */
  banks(): BankDirectories {
    if (!this.current?.version) throw new Problem('unavailable', { retryAfterSeconds: 1 });
    return this.current;
  }

  /** Loads what is in force and not in memory. One load at a time: an older one must not finish last. */
  refresh(): Promise<void> {
    this.loading = this.loading.catch(() => undefined).then(() => this.load());
    return this.loading;
  }

  private async load(): Promise<void> {
    const { current: known, now } = this;
    const loaded = await loadDirectories(this.pool, { known, now });
    if (loaded === known) return;
    this.current = loaded;
    this.reportUnreadable(loaded, known);
    const release = loaded.registry.version;
    if (release !== (known?.registry.version ?? null)) this.logger.log(`registry of IBANs: ${release ?? 'as shipped'}`);
    for (const { country, id, version, size } of loaded.all) {
      if (known?.of(country)?.id === id) continue;
      this.logger.log(`bank directory ${country} ${version} with ${size} bank codes`);
    }
  }

  /** Once, as long as nothing changes: it is found anew at every look. */
  private reportUnreadable(loaded: BankDirectories, known: BankDirectories | undefined): void {
    for (const { version, fault } of loaded.unreadableReleases) {
      if (known?.unreadableReleases.some((other) => other.version === version && other.fault === fault)) continue;
      this.logger.error(`release ${version} of the registry of IBANs is left out: ${fault}`);
    }
  }
}
