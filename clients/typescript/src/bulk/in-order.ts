type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

/**
 * Works on several items at once and returns the results in the order of the items. A slow source delays no finished result. After a failure
 * nothing new begins.
 * @param concurrency most items at once, with those whose results were not taken yet
 * @param signal ends the wait for source and work
 * @throws the error of the first item that failed, or of the source, after the results before it; the reason of the signal
 */
export async function* inOrder<Item, Result>(
  source: AsyncGenerator<Item, void, void>,
  work: (item: Item) => Promise<Result>,
  concurrency: number,
  signal: AbortSignal,
): AsyncGenerator<Result, void, void> {
  const outcomes: Promise<Outcome<Result>>[] = [];
  let next: Promise<Outcome<IteratorResult<Item, void>>> | undefined;
  let isOpen = true;
  try {
    while (isOpen || outcomes.length > 0) {
      if (isOpen && outcomes.length < concurrency) {
        next ??= toOutcome(source.next());
        const entry = await raceWithSignal(
          signal,
          next,
          ...outcomes.slice(0, 1).map(() => undefinedAfter(outcomes[0])),
        );
        if (entry) {
          next = undefined;
          isOpen = 'result' in entry && !entry.result.done;
          if ('error' in entry) outcomes.push(Promise.resolve(entry));
          else if (!entry.result.done) outcomes.push(toOutcome(work(entry.result.value)));
          continue;
        }
      }
      const outcome = await raceWithSignal(signal, outcomes.shift()!);
      if ('error' in outcome) throw outcome.error;
      yield outcome.result;
    }
  } finally {
    // A source that is just being read ends when it has its next item.
    void source.return().catch(() => undefined);
  }
}

/** Rejections become values, because nothing may be waiting for them yet. */
function toOutcome<Result>(work: Promise<Result>): Promise<Outcome<Result>> {
  return work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
}

async function undefinedAfter(promise: Promise<unknown> | undefined): Promise<undefined> {
  await promise;
}

/** The first of several results. Its listener is removed again: one that waits for the whole run would keep every result. @throws the reason of the signal */
async function raceWithSignal<Value>(signal: AbortSignal, ...values: readonly Promise<Value>[]): Promise<Value> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: controller.signal });
  });
  try {
    return await Promise.race([aborted, ...values]);
  } finally {
    controller.abort();
  }
}
