import type { Job } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { wholePercent } from '~/ui/panel/whole-percent.js';
import { ProgressLine } from '~/ui/panel/ProgressLine.js';

const text = tc.database.jobs;

/** Current step and progress of a job. */
export function JobProgressBar({ job: { kind, state, progress } }: { job: Job }) {
  const label = text.progress(text.kinds[kind]);
  if (!progress) return <ProgressLine label={label} step={state === 'waiting' ? text.waiting : text.running} />;
  const { step, done, total } = progress;
  return (
    <ProgressLine
      label={label}
      step={step}
      {...(total === null
        ? { amount: done > 0 ? text.done(done) : '' }
        : { amount: text.of(done, total), percent: wholePercent(done, total) })}
    />
  );
}
