/** Why a run has to end before its work is done. */
export type StopReason = 'cancelled' | 'limit' | 'stopping' | 'replaced';

const sentences: Readonly<Record<StopReason, string>> = {
  cancelled: 'the job was cancelled',
  limit: 'the job takes too long',
  stopping: 'the process stops',
  replaced: 'the job is no longer this run’s',
};

/** Thrown by a job that has to end before it is done. */
export class JobStop extends Error {
  constructor(readonly reason: StopReason) {
    super(sentences[reason]);
    this.name = 'JobStop';
  }
}
