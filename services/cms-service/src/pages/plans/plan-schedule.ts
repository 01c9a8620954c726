import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Repetition, repeatEvery } from '@pruefer/platform';
import { PlanQueue } from './plan-queue.js';
import { RunDuePlans } from './run-due-plans.js';

/** How late a plan is at most without Redis. */
const LOOK_EVERY_MS = 5_000;

/** Carries plans out when the queue wakes it, and looks by itself: at the start for what was missed, and for what Redis has forgotten. */
@Injectable()
export class PlanSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private repetition: Repetition | undefined;

  constructor(
    private readonly queue: PlanQueue,
    private readonly duePlans: RunDuePlans,
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(LOOK_EVERY_MS, PlanSchedule.name, async () => {
      this.queue.listen(() => this.duePlans.run());
      await this.duePlans.run();
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.repetition?.stop();
  }
}
