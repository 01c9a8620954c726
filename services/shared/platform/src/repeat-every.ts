import { Logger } from '@nestjs/common';
import { Outage } from './log/outage.js';

export interface Repetition {
  /** Resolves when the running turn is over; no other follows. */
  stop(): Promise<void>;
}

/**
 * Does some work again and again; turns never overlap. Turns that fail are logged as an `Outage`.
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
  const outage = new Outage(new Logger(name));
  let failing = false;
  let isStopped = false;
  let wake: (() => void) | undefined;

  const turn = async () => {
    try {
      await work();
      failing = false;
      outage.worked();
    } catch (error) {
      failing = true;
      outage.failed('failed, is tried again', error as Error);
    }
  };
  // Not the timers that a signal can abort: most pauses run to their end, and preparing to abort costs more than the pause.
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!isStopped) {
      await turn();
      if (!isStopped) await pause(failing ? pauseAfterFailureMs : pauseMs);
    }
  };

  const running = run();
  return {
    async stop() {
      isStopped = true;
      wake?.();
      await running;
    },
  };
}
