import { setTimeout as sleep } from 'node:timers/promises';

const STOP_LIMIT_MS = 8_000;

/** Ends the process on SIGTERM or SIGINT: gracefully, and after 8 s in any case. */
export function stopOnSignals(service: { close(): Promise<void> }): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    void sleep(STOP_LIMIT_MS, undefined, { ref: false }).then(() => process.exit(1));
    await service.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
