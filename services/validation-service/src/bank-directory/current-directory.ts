import { Injectable, Logger } from '@nestjs/common';
import { type BankIndex, currentVersion, loadDirectory } from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import type { BankDirectory } from '@pruefer/iban';
import { Pool } from 'pg';

/** The bank directory that verdicts are made with. Swapped as a whole; the one at hand serves on while none can be loaded. */
@Injectable()
export class CurrentDirectory {
  private readonly logger = new Logger(CurrentDirectory.name);
  private current: BankIndex | undefined;
  private loading: Promise<void> = Promise.resolve();

  constructor(private readonly pool: Pool) {}

  get version(): string | undefined {
    return this.current?.version;
  }

  /** @throws Problem `unavailable` as long as none was loaded */
  banks(): BankDirectory {
    if (!this.current) throw new Problem('unavailable', { retryAfterSeconds: 1 });
    return this.current;
  }

  /** Loads the directory that is in force when it is another one. One load at a time: an older one must not finish last. */
  refresh(): Promise<void> {
    this.loading = this.loading.catch(() => undefined).then(() => this.load());
    return this.loading;
  }

  private async load(): Promise<void> {
    if ((await currentVersion(this.pool)) === this.version) return;
    const loaded = await loadDirectory(this.pool);
    if (!loaded) return;
    this.current = loaded;
    this.logger.log(`bank directory ${loaded.version} with ${loaded.size} bank codes`);
  }
}
