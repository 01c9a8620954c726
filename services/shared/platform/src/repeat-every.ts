import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Outage } from './log/outage.js';

export interface Repetition {
  /** Starts no further turn; resolves after the running one. */
  stop(): Promise<void>;
}

/**
 * Repeats work without overlapping turns. Failures are logged as an `Outage`.
 * @param name for the log
 * @param pauseMs between the end of a turn and the start of the next; the first starts at once. Infinity: the first success is the last turn
 * @param pauseAfterFailureMs the pause after a failed turn, if it should be shorter
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
  // Plain timers: most pauses run to their end, and an abort signal costs more than the pause.
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
      const nextPauseMs = failing ? pauseAfterFailureMs : pauseMs;
      if (isStopped || nextPauseMs === Infinity) return;
      await pause(nextPauseMs);
    }
  };

  const turns = run();
  return {
    async stop() {
      isStopped = true;
      wake?.();
      await turns;
    },
  };
}

type RepeatingProvider = Partial<OnApplicationBootstrap & OnModuleDestroy>;

interface RepeatOptions {
  /** For the log; the name of the class by default. */
  readonly name?: string;
  readonly pauseAfterFailureMs?: number;
}

/** Decorates a method of a provider that `repeatEvery` calls from the start of the service until its end. */
export function RepeatEvery(pauseMs: number, { name, pauseAfterFailureMs }: RepeatOptions = {}) {
  return <Method extends string>(
    prototype: RepeatingProvider & Readonly<Record<Method, () => Promise<unknown>>>,
    method: Method,
  ): void => {
    const repetitions = new WeakMap<object, Repetition>();
    const { onApplicationBootstrap, onModuleDestroy } = prototype;
    Object.assign(prototype, {
      async onApplicationBootstrap(this: typeof prototype) {
        await onApplicationBootstrap?.call(this);
        const work = () => this[method]();
        repetitions.set(this, repeatEvery(pauseMs, name ?? this.constructor.name, work, pauseAfterFailureMs));
      },
      async onModuleDestroy(this: typeof prototype) {
        await Promise.all([repetitions.get(this)?.stop(), onModuleDestroy?.call(this)]);
      },
    });
  };
}

/** Decorates a method of a provider that runs at the start of the service, and again after each pause until it succeeds. */
export function RunOnce(retryMs: number) {
  return RepeatEvery(Infinity, { pauseAfterFailureMs: retryMs });
}
