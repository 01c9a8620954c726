import { MINUTE_MS, Problem } from '@pruefer/contracts';
import { isServerUnavailable } from '@pruefer/platform';
import type { JobOutcome } from '../table/job-claims.js';
import type { StopReason } from '../handlers/job-stop.js';

const UNEXPECTED = 'Unerwarteter Fehler. Den Grund nennt das Log des Dienstes „worker“.';

/** The outcome of an interrupted run: its job waits for another run. */
export interface RequeuedJob {
  readonly state: 'waiting';
  /** Whether the run counts towards `MAX_ATTEMPTS`. */
  readonly isCounted: boolean;
}

interface FailedRun {
  readonly stopReason: StopReason | undefined;
  readonly timeoutMs: number;
}

/** The outcome of a failed run: its stop reason takes precedence over the error of its handler. */
export function outcomeOfFailure(error: unknown, { stopReason, timeoutMs }: FailedRun): JobOutcome | RequeuedJob {
  if (stopReason === 'cancelled') return { state: 'cancelled' };
  if (stopReason === 'stopping') return { state: 'waiting', isCounted: false };
  if (stopReason === 'limit')
    return failedOutcome(`Der Auftrag dauerte länger als ${germanLimit(timeoutMs)} und wurde beendet.`);
  if (isTransientFailure(error)) return { state: 'waiting', isCounted: true };
  if (error instanceof Problem) return failedOutcome(error.message, error.code);
  return failedOutcome(UNEXPECTED);
}

/** An unavailable server is temporary, so a retry may succeed. */
export function isTransientFailure(error: unknown): boolean {
  return isServerUnavailable(error) || (error instanceof Problem && error.code === 'unavailable');
}

function failedOutcome(failure: string, failureCode: string | null = null): JobOutcome {
  return { state: 'failed', failure, failureCode };
}

function germanLimit(timeoutMs: number): string {
  if (timeoutMs < MINUTE_MS) return germanCount(Math.ceil(timeoutMs / 1_000), 'Sekunde');
  return germanCount(Math.round(timeoutMs / MINUTE_MS), 'Minute');
}

function germanCount(number: number, unit: string): string {
  return number === 1 ? `eine ${unit}` : `${number} ${unit}n`;
}
