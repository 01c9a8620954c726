import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { latePart } from '~/ui/lazy/late-part.js';
import { fileJobTexts } from '~/texts/bulk.js';
import { Note } from '~/ui/text/Note.js';
import type { useJobOpening } from './use-job-opening.js';

const FileJobPart = latePart(() => import('./job/FileJobPart.js'), 'FileJobPart');

interface JobBelowProps {
  readonly jobs: ReturnType<typeof useJobOpening>;
  /** A list is being checked. */
  readonly isHidden: boolean;
  readonly onClose: () => void;
}

/** The open job, or the offer to open the one from before a reload. Most visitors never need its script. */
export function JobBelow({ jobs, isHidden, onClose }: JobBelowProps) {
  const { opening, storedId, openStored, showError } = jobs;
  if (opening) return <FileJobPart opening={opening} onJobError={showError} onClose={onClose} />;
  return storedId && !isHidden && <StoredJobNote onOpen={() => openStored(storedId)} />;
}

const texts = fileJobTexts.kept;

/** After a reload the job is still there, and only the key is missing. */
function StoredJobNote({ onOpen }: { onOpen: () => void }) {
  return (
    <Note kind="info">
      <Box>{texts.text}</Box>
      <Button variant="outlined" onClick={onOpen} sx={{ mt: 3 }}>
        {texts.open}
      </Button>
    </Note>
  );
}
