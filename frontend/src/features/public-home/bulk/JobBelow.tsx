import { Suspense } from 'react';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { KeptJobNote } from './KeptJobNote.js';
import type { useJobOpening } from './use-job-opening.js';

const FileJobPart = lazyPart(() => import('./job/FileJobPart.js').then((loaded) => loaded.FileJobPart));

interface JobBelowProps {
  readonly jobs: ReturnType<typeof useJobOpening>;
  /** A list is being checked. */
  readonly isHidden: boolean;
  readonly onClose: () => void;
}

/** The open job, or the offer to open the one from before a reload. Most visitors never need its script. */
export function JobBelow({ jobs, isHidden, onClose }: JobBelowProps) {
  const { opening, keptId, openKept, refuse } = jobs;
  if (opening)
    return (
      <Suspense fallback={null}>
        <FileJobPart opening={opening} onRefused={refuse} onClose={onClose} />
      </Suspense>
    );
  return keptId && !isHidden && <KeptJobNote onOpen={() => openKept(keptId)} />;
}
