import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Outage, RepeatEvery } from '@pruefer/platform';
import { EraseIban } from './erase-iban.js';
import { ErasureRepository, type HashToErase } from './erasure.repository.js';

/** Poll interval; each poll reads an index that is nearly always empty. */
const POLL_INTERVAL_MS = 15_000;
/** Failed erasures to remember, so that they are tried last; beyond that the oldest failures are forgotten. */
const MAX_FAILED = 1_000;

/** Finishes erasures that took longer than an answer may, or whose process was killed. */
@Injectable()
export class FinishErasures implements OnModuleDestroy {
  private readonly logger = new Logger(FinishErasures.name);
  /** Failures by the id of the erasure, the latest failure last. */
  private readonly failed = new Map<string, Outage>();
  private isStopping = false;

  constructor(
    private readonly erasures: ErasureRepository,
    private readonly eraseIban: EraseIban,
  ) {}

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** Finishes incomplete erasures. A failed one does not block the others and is retried after them. */
  @RepeatEvery(POLL_INTERVAL_MS)
  async run(): Promise<void> {
    for (const erasure of await this.erasures.unfinished([...this.failed.keys()])) {
      if (this.isStopping) return;
      await this.finish(erasure);
    }
  }

  private async finish(erasure: HashToErase): Promise<void> {
    try {
      await this.eraseIban.finish(erasure, () => !this.isStopping);
      this.failed.delete(erasure.id);
    } catch (error) {
      this.noteFailure(erasure.id, error);
    }
  }

  private noteFailure(id: string, error: unknown): void {
    const outage = this.failed.get(id) ?? new Outage(this.logger);
    outage.failed(`erasure ${id} failed, is tried again`, error as Error);
    this.failed.delete(id);
    const [first] = this.failed.keys();
    if (first !== undefined && this.failed.size === MAX_FAILED) this.failed.delete(first);
    this.failed.set(id, outage);
  }
}
