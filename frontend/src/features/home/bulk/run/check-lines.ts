import type { BulkResult } from '@pruefer/contracts';
import { chunksOf } from './chunks-of.js';
import { isWorthRetrying, pauseSeconds } from './retry-of.js';
import type { Chunk, ChunkAnswer, ChunkError, Line } from './send-chunk.js';

/** How a run ended. */
export type RunEnd =
  { readonly status: 'complete' | 'cancelled' } | { readonly status: 'refused'; readonly error: ChunkError };

/** Effects of a run, which tests replace. */
export interface RunTools {
  readonly send: (chunk: Chunk) => Promise<ChunkAnswer>;
  /** Resolves after some seconds, or as soon as the run is cancelled. */
  readonly wait: (seconds: number) => Promise<void>;
  readonly isCancelled: () => boolean;
  readonly onAnswer: (results: readonly BulkResult[]) => void;
  /** Called before the run waits to send a chunk again. */
  readonly onWait: (seconds: number) => void;
}

const CALLS_AT_ONCE = 2;
/** Refused calls in a row after which a run ends. */
const MOST_REFUSALS = 10;

/**
 * Checks lines in chunks, two at a time, and repeats calls that are refused for a while. It returns after all open
 * calls are answered, so `onAnswer` is not called later.
 * @param run its name, part of the idempotency keys
 */
export async function checkLines(lines: readonly Line[], run: string, tools: RunTools): Promise<RunEnd> {
  const lineRun = new LineRun(lines, run, tools);
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, () => lineRun.work()));
  return lineRun.end;
}

class LineRun {
  private queue: Chunk[];
  private unanswered: number;
  private refusals = 0;
  private refusal: ChunkError | undefined;

  constructor(
    lines: readonly Line[],
    private readonly run: string,
    private readonly tools: RunTools,
  ) {
    this.queue = chunksOf(lines, run);
    this.unanswered = lines.length;
  }

  get end(): RunEnd {
    if (this.refusal) return { status: 'refused', error: this.refusal };
    return { status: this.unanswered > 0 ? 'cancelled' : 'complete' };
  }

  /** Sends one chunk after the other until the queue is empty or the run has ended. */
  async work(): Promise<void> {
    while (!this.isStopped()) {
      const chunk = this.queue.shift();
      if (!chunk) return;
      await this.sendUntilAnswered(chunk);
    }
  }

  private isStopped(): boolean {
    return this.refusal !== undefined || this.tools.isCancelled();
  }

  private async sendUntilAnswered(chunk: Chunk): Promise<void> {
    while (!this.isStopped()) {
      const { results, error } = await this.tools.send(chunk);
      if (results) return this.accept(results);
      if (error.perMinute !== null && error.perMinute < chunk.lines.length) return this.shorten(chunk, error.perMinute);
      await this.pause(error);
    }
  }

  private accept(results: readonly BulkResult[]): void {
    this.refusals = 0;
    this.unanswered -= results.length;
    this.tools.onAnswer(results);
  }

  /** Cuts the remaining lines into smaller chunks: a call above the key's limit a minute is always refused. */
  private shorten(chunk: Chunk, linesPerCall: number): void {
    const lines = [chunk, ...this.queue].flatMap((one) => one.lines);
    this.queue = chunksOf(lines, this.run, linesPerCall);
  }

  private async pause(error: ChunkError): Promise<void> {
    this.refusals += 1;
    if (!isWorthRetrying(error) || this.refusals >= MOST_REFUSALS) {
      this.refusal ??= error;
      return;
    }
    const seconds = pauseSeconds(error, this.refusals);
    if (!this.isStopped()) this.tools.onWait(seconds);
    await this.tools.wait(seconds);
  }
}
