import { Logger } from '@nestjs/common';
import { type BankDirectories, type Clock, HOME_COUNTRY, loadDirectories } from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import type { Pool } from 'pg';

/** Bank directories and registry for verdicts. Replaced as a whole; a failed load keeps the current ones. */
export class CurrentDirectory {
  private readonly logger = new Logger(CurrentDirectory.name);
  private current: BankDirectories | undefined;
  private loading: Promise<void> = Promise.resolve();

  /** @param now clock that selects the data sets in force */
  constructor(
    private readonly pool: Pool,
    private readonly now: Clock = () => new Date(),
  ) {}

  /** Version of the German data set; undefined until one is loaded. */
  get version(): string | undefined {
    return this.current?.version;
  }

  /** Last valid day of the German data set; null when its publisher names none. */
  get validUntil(): string | null {
    return this.current?.of(HOME_COUNTRY)?.validUntil ?? null;
  }

  /** @throws Problem `unavailable` until a German data set is loaded */
  banks(): BankDirectories {
    if (!this.current?.version) throw new Problem('unavailable', { retryAfterSeconds: 1 });
    return this.current;
  }

  /** Loads data sets that are in force and not yet in memory. Loads run one at a time, so that the latest one wins. */
  refresh(): Promise<void> {
    this.loading = this.loading.catch(() => undefined).then(() => this.load());
    return this.loading;
  }

  private async load(): Promise<void> {
    const { current: knownDirectories, now } = this;
    const directories = await loadDirectories(this.pool, { knownDirectories, now });
    if (directories === knownDirectories) return;
    this.current = directories;
    this.reportUnreadable(directories, knownDirectories);
    const release = directories.registry.version;
    if (release !== (knownDirectories?.registry.version ?? null))
      this.logger.log(`registry of IBANs: ${release ?? 'as shipped'}`);
    for (const { country, id, version, size } of directories.all) {
      if (knownDirectories?.of(country)?.id === id) continue;
      this.logger.log(`bank directory ${country} ${version} with ${size} bank codes`);
    }
  }

  /** Logs unreadable data sets once, because every refresh finds them again. */
  private reportUnreadable(directories: BankDirectories, knownDirectories: BankDirectories | undefined): void {
    for (const { version, error } of directories.unreadableReleases) {
      if (knownDirectories?.unreadableReleases.some((other) => other.version === version && other.error === error))
        continue;
      this.logger.error(`release ${version} of the registry of IBANs is left out: ${error}`);
    }
  }
}
