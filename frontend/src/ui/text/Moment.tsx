import type { Times } from '@pruefer/contracts';

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  readonly times: Times;
  readonly form?: 'at' | 'atMinute' | 'clock' | 'day';
}

/** An instant as people read it; pointing at it shows day and time in full. */
export function Moment({ at, times, form = 'at' }: MomentProps) {
  return (
    <time dateTime={at} title={times.at(at)}>
      {times[form](at)}
    </time>
  );
}
