import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { RepeatEvery } from '@pruefer/platform';
import { RunDuePlans } from './run-due-plans.js';

/** Maximum delay of a plan after its replica ended or a query failed. */
const POLL_INTERVAL_MS = 5_000;

/**
 * Runs plans to the second: each poll also finds the next plan, and sets a timer if it is due before the next poll.
 */
@Injectable()
export class PlanSchedule implements OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  /** When the timer ends. */
  private wakesAtMs = Infinity;
  /** The run that a timer has started. */
  private woken: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly duePlans: RunDuePlans) {}

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.woken;
  }

  /** Sets a timer for a new plan. A later plan is found by the next poll. */
  wakeAt(at: Date): void {
    const atMs = at.getTime();
    const leftMs = Math.max(atMs - Date.now(), 0);
    if (this.isStopped || leftMs > POLL_INTERVAL_MS || atMs >= this.wakesAtMs) return;
    clearTimeout(this.timer);
    this.wakesAtMs = atMs;
    this.timer = setTimeout(() => this.wake(), leftMs);
  }

  private wake(): void {
    this.wakesAtMs = Infinity;
    // The next poll repeats and logs a failed run.
    this.woken = Promise.all([this.woken, this.poll().catch(() => undefined)]).then(() => undefined);
  }

  @RepeatEvery(POLL_INTERVAL_MS)
  async poll(): Promise<void> {
    const { due, nextAt } = await this.duePlans.duePlans();
    try {
      await this.duePlans.run(due);
    } finally {
      // The pause before the next poll starts here.
      if (nextAt) this.wakeAt(nextAt);
    }
  }
}
