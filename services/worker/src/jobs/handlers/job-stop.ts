/** The reason why a run must end early; `replaced`: another run of the job has started. */
export type StopReason = 'cancelled' | 'limit' | 'stopping' | 'replaced';

const sentences: Readonly<Record<StopReason, string>> = {
  cancelled: 'the job was cancelled',
  limit: 'the job takes too long',
  stopping: 'the process stops',
  replaced: 'the job is no longer this run’s',
};

/** The reason of a run's abort signal. */
export class JobStop extends Error {
  constructor(readonly reason: StopReason) {
    super(sentences[reason]);
    this.name = 'JobStop';
  }
}
