const MS = 1_000;

/** Resolves after some seconds, or as soon as the signal is given. */
export function waitUntil(stop: AbortSignal, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * MS);
    stop.addEventListener('abort', end);
  });
}
