import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

export interface Repetition {
  /** Resolves when the running turn is over; no other follows. */
  stop(): Promise<void>;
}

/**
 * Does some work again and again; turns never overlap. A turn that fails is logged once until one works again.
 * @param name stands in the log
 * @param pauseMs between the end of one turn and the begin of the next; the first begins at once
 * @param pauseAfterFailureMs the same after a turn that failed, where what it left undone shall not wait as long
 */
export function repeatEvery(
  pauseMs: number,
  name: string,
  work: () => Promise<unknown>,
  pauseAfterFailureMs = pauseMs,
): Repetition {
  const logger = new Logger(name);
  const stopping = new AbortController();
  let failing = false;

  const turn = async () => {
    try {
      await work();
      failing = false;
    } catch (error) {
      if (!failing) logger.error({ err: error }, 'failed, is tried again');
      failing = true;
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await turn();
      await sleep(failing ? pauseAfterFailureMs : pauseMs, undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  };

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
