import { setTimeout as sleep } from 'node:timers/promises';

const STOP_LIMIT_MS = 8_000;

/** Shuts down on SIGTERM or SIGINT, for 8 s at most. */
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
