import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { EraseIban } from './erase-iban.js';
import { ErasureRepository } from './erasure.repository.js';

/** A look at an index that is empty nearly always. */
const LOOK_EVERY_MS = 15_000;

/** Finishes erasures that took longer than an answer may, or whose process was killed. */
@Injectable()
export class FinishErasures implements OnApplicationBootstrap, OnModuleDestroy {
  private repetition: Repetition | undefined;
  private isStopping = false;

  constructor(
    private readonly erasures: ErasureRepository,
    private readonly eraseIban: EraseIban,
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(LOOK_EVERY_MS, FinishErasures.name, () => this.run());
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.repetition?.stop();
  }

  async run(): Promise<void> {
    for (const erasure of await this.erasures.unfinished()) {
      await this.eraseIban.finish(erasure, () => !this.isStopping);
    }
  }
}
