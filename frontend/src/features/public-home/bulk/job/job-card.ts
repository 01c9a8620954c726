import type { FileJob } from '@pruefer/contracts';
import type { JobSteps } from './use-job-steps.js';

export interface JobCardProps {
  readonly job: FileJob;
  /** A call is under way. */
  readonly isBusy: boolean;
  readonly steps: JobSteps;
}

export const cardStyles = {
  p: { xs: 4, md: 6 },
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: 3,
  minWidth: 0,
} as const;

export const buttonRow = { mt: 5, display: 'flex', flexWrap: 'wrap', gap: 2 } as const;
