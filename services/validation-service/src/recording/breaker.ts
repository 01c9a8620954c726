import { setTimeout as sleep } from 'node:timers/promises';

/** After this many consecutive timeouts the next statement is expected to time out as well. */
const MAX_TIMEOUTS = 2;

interface BreakerOptions {
  /** Resolves when the database works; never uses a customer's batch. */
  readonly probe: () => Promise<void>;
  readonly probeEveryMs: number;
  readonly onChange?: (isOpen: boolean) => void;
}

/** While open, keeps batches from a database that does not answer, until a probe succeeds. */
export class Breaker {
  private silentStatements = 0;
  private opened = false;
  private readonly shutdown = new AbortController();

  constructor(private readonly options: BreakerOptions) {}

  get isOpen(): boolean {
    return this.opened;
  }

  /** Any answer, including an error, proves that the database works. */
  recordAnswer(): void {
    this.silentStatements = 0;
  }

  /** Opens the breaker after `MAX_TIMEOUTS` consecutive timeouts. */
  recordTimeout(): void {
    this.silentStatements += 1;
    if (this.silentStatements >= MAX_TIMEOUTS) this.open();
  }

  /** Opens the breaker at once and starts the probes. */
  open(): void {
    if (this.opened || this.shutdown.signal.aborted) return;
    this.opened = true;
    this.options.onChange?.(true);
    void this.probeUntilAnswered();
  }

  /** Starts no further probe. */
  stop(): void {
    this.shutdown.abort();
  }

  private async probeUntilAnswered(): Promise<void> {
    while (!(await this.probeSucceeds())) if (this.shutdown.signal.aborted) return;
    this.silentStatements = 0;
    this.opened = false;
    this.options.onChange?.(false);
  }

  private async probeSucceeds(): Promise<boolean> {
    try {
      await sleep(this.options.probeEveryMs, undefined, { signal: this.shutdown.signal, ref: false });
      await this.options.probe();
      return true;
    } catch {
      return false;
    }
  }
}
