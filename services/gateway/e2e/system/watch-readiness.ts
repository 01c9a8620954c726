import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadinessReport } from '@pruefer/platform';
import type { RunningSystem } from './running-system.js';

/** A cluster waits this long (k8s/chart/templates/services.yaml). */
const TIMEOUT_MS = 3_000;
const PAUSE_MS = 300;

interface SeenReadiness {
  readonly askedAt: number;
  /** 0 without an answer in time. */
  readonly status: number;
  readonly report: Partial<ReadinessReport>;
}

/**
 * Asks the gateway how it is, as a cluster does, until it is stopped.
 * @returns what ends the watch and gives all that was seen
 */
export function watchReadiness(system: RunningSystem): () => Promise<SeenReadiness[]> {
  const url = `http://127.0.0.1:${system.part('gateway').opsPort}/health/ready`;
  const readings: SeenReadiness[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      readings.push(await askReadiness(url));
      await sleep(PAUSE_MS);
    }
    return readings;
  };
  const watching = watch();
  return () => {
    isOver = true;
    return watching;
  };
}

async function askReadiness(url: string): Promise<SeenReadiness> {
  const askedAt = Date.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { askedAt, status: response.status, report: (await response.json()) as ReadinessReport };
  } catch {
    return { askedAt, status: 0, report: {} };
  }
}
