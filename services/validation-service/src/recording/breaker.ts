import { setTimeout as sleep } from 'node:timers/promises';

/** So many statements in a row without an answer mean that the next one will not get one either. */
const SILENT_STATEMENTS = 2;

export interface BreakerOptions {
  /** Resolves when the database works; tried alone, never with a customer's batch. */
  readonly probe: () => Promise<void>;
  readonly probeEveryMs: number;
  readonly onChange?: (isOpen: boolean) => void;
}

/** Open, it keeps batches away from a database that does not answer, until a probe finds that it does again. */
export class Breaker {
  private silentStatements = 0;
  private opened = false;
  private readonly stopping = new AbortController();

  constructor(private readonly options: BreakerOptions) {}

  get isOpen(): boolean {
    return this.opened;
  }

  /** Any answer, also an error, shows that the database is there. */
  answered(): void {
    this.silentStatements = 0;
  }

  /** A statement got no answer in time. */
  wasSilent(): void {
    this.silentStatements += 1;
    if (this.silentStatements >= SILENT_STATEMENTS) this.open();
  }

  /** There is no connection. */
  open(): void {
    if (this.opened || this.stopping.signal.aborted) return;
    this.opened = true;
    this.options.onChange?.(true);
    void this.probeUntilAnswered();
  }

  /** No probe is started any more. */
  stop(): void {
    this.stopping.abort();
  }

  private async probeUntilAnswered(): Promise<void> {
    while (!(await this.probeSucceeds())) if (this.stopping.signal.aborted) return;
    this.silentStatements = 0;
    this.opened = false;
    this.options.onChange?.(false);
  }

  private async probeSucceeds(): Promise<boolean> {
    try {
      await sleep(this.options.probeEveryMs, undefined, { signal: this.stopping.signal, ref: false });
      await this.options.probe();
      return true;
    } catch {
      return false;
    }
  }
}
