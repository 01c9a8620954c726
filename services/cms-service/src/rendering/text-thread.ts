import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { Problem, type RenderedContent } from '@pruefer/contracts';
import { MAX_CPU_MS, TooMuchText } from './text-bounds.js';
import type { TextAnswer, TextJob } from './text-thread.messages.js';

const POLL_INTERVAL_MS = 20;
/** Limit for a thread without progress or processor time; 50 times the processor time that a text may take. */
const FROZEN_AFTER_MS = 10_000;
/** Time that a new thread gets to load its parsers, also on a busy machine. */
const READY_TIMEOUT_MS = 15_000;
/** Slower starts are logged for the operator; a usual start takes 0.2 s. */
const SLOW_START_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** Settings that tests replace. */
export interface ThreadSettings {
  readonly program?: URL;
  readonly slowStartMs?: number;
  readonly readyTimeoutMs?: number;
  readonly frozenAfterMs?: number;
}

interface PendingRender {
  readonly resolve: (answer: TextAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that renders one text at a time. A text that breaks a bound of time or memory ends it. */
export class TextThread {
  private readonly logger = new Logger(TextThread.name);
  private readonly worker: Worker;
  private pendingRender: PendingRender | undefined;
  /** @throws Problem `unavailable` when it does not start in time */
  readonly ready = this.nextAnswer();
  private hasEnded = false;
  private readonly frozenAfterMs: number;

  constructor({
    program = new URL('text-thread.main.js', import.meta.url),
    slowStartMs = SLOW_START_MS,
    readyTimeoutMs = READY_TIMEOUT_MS,
    frozenAfterMs = FROZEN_AFTER_MS,
  }: ThreadSettings = {}) {
    this.frozenAfterMs = frozenAfterMs;
    this.worker = new Worker(program, { resourceLimits: memory });
    this.worker.unref();
    this.worker.on('message', (answer: TextAnswer) => this.pendingRender?.resolve(answer));
    this.worker.on('error', (error) => this.fail(isOutOfMemory(error) ? new TooMuchText('textTooCostly') : error));
    this.worker.on('exit', () => this.fail(rendererUnavailable()));
    this.limitStart(slowStartMs, readyTimeoutMs);
  }

  private limitStart(slowStartMs: number, readyTimeoutMs: number): void {
    const begin = performance.now();
    const slow = setTimeout(() => {
      this.logger.warn(`a text thread has not started after ${slowStartMs} ms; texts wait or are answered 503`);
      this.ready.then(
        () => this.logger.warn(`the text thread started after ${Math.round(performance.now() - begin)} ms`),
        () => this.logger.error(`the text thread did not start within ${readyTimeoutMs} ms`),
      );
    }, slowStartMs).unref();
    const late = setTimeout(() => this.fail(rendererUnavailable()), readyTimeoutMs).unref();
    // The error is reported to the waiting text.
    this.ready
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(slow);
        clearTimeout(late);
      });
  }

  /** Whether it can take another text. */
  get isUsable(): boolean {
    return !this.hasEnded;
  }

  /**
   * Renders one text; call it only when the previous one is done.
   * @throws TooMuchText when the text breaks a bound; Problem `unavailable` when the thread does not get to it
   */
  async run(job: TextJob): Promise<RenderedContent> {
    await this.ready;
    const frozen = setTimeout(() => this.fail(rendererUnavailable()), this.frozenAfterMs);
    const cpuTimer = this.endWhenCostly();
    try {
      const answer = this.nextAnswer();
      this.worker.postMessage(job);
      return toRenderedContent(await answer);
    } finally {
      clearTimeout(frozen);
      clearInterval(cpuTimer);
    }
  }

  /** Terminates the thread, also during a rendering. */
  async end(): Promise<void> {
    this.fail(rendererUnavailable());
    await this.worker.terminate();
  }

  /** Measures processor time, not the clock, so that a busy machine does not cause refusals. */
  private endWhenCostly(): NodeJS.Timeout {
    const before = this.worker.cpuUsage();
    let isChecking = false;
    const checkCpu = async () => {
      // On a busy machine the answer takes longer than the interval.
      if (isChecking) return;
      isChecking = true;
      const { user, system } = await this.worker.cpuUsage(await before);
      isChecking = false;
      if ((user + system) / 1_000 > MAX_CPU_MS) this.fail(new TooMuchText('textTooCostly'));
    };
    // A thread that is ending has no CPU times; its end is reported by its exit event.
    return setInterval(() => void checkCpu().catch(() => undefined), POLL_INTERVAL_MS);
  }

  private nextAnswer(): Promise<TextAnswer> {
    return new Promise((resolve, reject) => (this.pendingRender = { resolve, reject }));
  }

  private fail(error: unknown): void {
    this.hasEnded = true;
    this.pendingRender?.reject(error);
    void this.worker.terminate();
  }
}

function toRenderedContent(answer: TextAnswer): RenderedContent {
  if (answer.kind === 'refused') throw new TooMuchText(answer.bound);
  if (answer.kind === 'ready') throw new Error('a text thread answers out of turn');
  return answer.rendered;
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** A text was not rendered, because no thread got to it in time. */
export function rendererUnavailable(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
