import { IbanApiProblem, type IbanClient } from '@pruefer/client';
import type { BulkResult } from '@pruefer/contracts';
import { toSeconds } from '../client/iban-client.js';
import { type BulkError, toBulkError } from '../client/bulk-error.js';
import { type Chunk, chunkLines, type Line } from './chunk-lines.js';

/** How a run ended. */
export type RunEnd =
  { readonly status: 'complete' | 'cancelled' } | { readonly status: 'failed'; readonly error: BulkError };

interface RunTools {
  readonly client: Pick<IbanClient, 'checkAll'>;
  /** Ends the run: pauses at once, calls under way when they are answered. An error aborts it too. */
  readonly stop: AbortController;
  readonly onAnswer: (results: readonly BulkResult[]) => void;
  /** Called before a chunk waits to be sent again. */
  readonly onWait: (seconds: number) => void;
}

const CALLS_AT_ONCE = 2;
const MAX_PAUSE_MS = 120_000;
/** Longer texts are cut: no IBAN is longer, and a call may have 256 KiB. */
const MAX_CHARACTERS = 64;

/**
 * Checks lines in chunks, two at a time. It returns after all open calls are answered, so `onAnswer` is not called later.
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
  private error: BulkError | undefined;

  constructor(
    lines: readonly Line[],
    private readonly run: string,
    private readonly tools: RunTools,
  ) {
    this.queue = chunkLines(lines, run);
    this.unanswered = lines.length;
  }

  get end(): RunEnd {
    if (this.error) return { status: 'failed', error: this.error };
    return { status: this.unanswered > 0 ? 'cancelled' : 'complete' };
  }

  /** Sends one chunk after the other until the queue is empty or the run has ended. */
  async work(): Promise<void> {
    const { stop, onAnswer } = this.tools;
    while (!stop.signal.aborted) {
      const chunk = this.queue.shift();
      if (!chunk) return;
      try {
        const results = await this.fetchResults(chunk);
        this.unanswered -= results.length;
        onAnswer(results);
      } catch (reason) {
        this.refuse(chunk, reason);
      }
    }
  }

  private async fetchResults({ lines, idempotencyKey }: Chunk): Promise<BulkResult[]> {
    const { client, stop, onWait } = this.tools;
    const items = lines.map(({ line, iban }) => ({ iban: iban.slice(0, MAX_CHARACTERS), reference: String(line) }));
    const pausing = new AbortController();
    let pauseEnd = 0;
    stop.signal.addEventListener('abort', () => performance.now() < pauseEnd && pausing.abort(stop.signal.reason));
    const options = {
      idempotencyKey,
      signal: pausing.signal,
      onWait: (pauseMs: number, reason: Error) => {
        stop.signal.throwIfAborted();
        if (pauseMs > MAX_PAUSE_MS || getMinuteLimit(reason) < lines.length) throw reason;
        pauseEnd = performance.now() + pauseMs;
        onWait(toSeconds(pauseMs));
      },
    };
    const results: BulkResult[] = [];
    for await (const result of client.checkAll(items, options)) results.push(result);
    return results;
  }

  private refuse(chunk: Chunk, reason: unknown): void {
    const { stop } = this.tools;
    const limit = getMinuteLimit(reason);
    if (stop.signal.aborted && reason === stop.signal.reason) return;
    if (limit < chunk.lines.length) return this.shorten(chunk, limit);
    this.error ??= toBulkError(reason);
    stop.abort();
  }

  /** Cuts the remaining lines into smaller chunks: a call above the key's limit a minute is always refused. */
  private shorten(chunk: Chunk, linesPerCall: number): void {
    const lines = [chunk, ...this.queue].flatMap((part) => part.lines);
    this.queue = chunkLines(lines, this.run, linesPerCall);
  }
}

/** IBANs that the key may check in a minute, where that limit is the reason. */
function getMinuteLimit(reason: unknown): number {
  return (reason instanceof IbanApiProblem ? reason.perMinute : undefined) ?? Infinity;
}
