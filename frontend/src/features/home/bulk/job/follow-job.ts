import type { FileJob, FileJobState } from '@pruefer/contracts';
import type { CallError } from '~/api/base/call-error.js';
import type { Answered } from '~/api/base/request.js';
import { isWorthRetrying, pauseSeconds } from '../run/retry-of.js';

/** States that end without the customer. */
const underWay: ReadonlySet<FileJobState> = new Set(['checking', 'running']);
/** Polling ends after this many refused calls in a row. */
const MAX_REFUSALS = 10;
const MAX_PAUSE_SECONDS = 5;
/** After so many readings the pause grows by a second: a long job is no reason to spend the key's limit a minute. */
const READINGS_PER_SECOND = 20;

export const isUnderWay = ({ state }: FileJob): boolean => underWay.has(state);

interface FollowTools {
  readonly read: () => Promise<Answered<FileJob>>;
  readonly wait: (seconds: number) => Promise<void>;
  readonly isStopped: () => boolean;
  readonly onJob: (job: FileJob) => void;
}

/** Reads a job again and again until its state needs the customer. @returns why it ended earlier */
export async function followJob({ read, wait, isStopped, onJob }: FollowTools): Promise<CallError | undefined> {
  let readings = 0;
  let refusals = 0;
  let pause = 1;
  for (;;) {
    await wait(pause);
    if (isStopped()) return undefined;
    const { data, error } = await read();
    if (isStopped()) return undefined;
    if (data) {
      refusals = 0;
      readings += 1;
      pause = Math.min(MAX_PAUSE_SECONDS, 1 + Math.floor(readings / READINGS_PER_SECOND));
      onJob(data);
      if (!isUnderWay(data)) return undefined;
    } else {
      refusals += 1;
      if (!isWorthRetrying(error) || refusals >= MAX_REFUSALS) return error;
      pause = pauseSeconds(error, refusals);
    }
  }
}
