import type { FileJob } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fileJobTexts } from '~/texts/bulk.js';
import { FileButton } from '../parts/FileButton.js';
import { errorStyles } from '../parts/field-styles.js';
import { FocusedHeading } from '../parts/FocusedHeading.js';
import { buttonRow, cardStyles, type JobCardProps } from './job-card.js';
import { jobNameOf } from './job-opening.js';

const texts = fileJobTexts.upload;

/** An upload that a reload has stopped: the browser has forgotten the file. */
export function InterruptedCard({ job, isBusy, steps }: JobCardProps) {
  const [isOther, setOther] = useState(false);
  function choose(file: File) {
    const isSame = isSameFile(file, job);
    setOther(!isSame);
    if (isSame) void steps.resume(file);
  }
  return (
    <Box component="section" aria-labelledby="job-interrupted" sx={cardStyles}>
      <FocusedHeading id="job-interrupted">{texts.interrupted}</FocusedHeading>
      <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {`${texts.text(job.received, job.bytes)}. ${texts.choose(job.name)}`}
      </Typography>
      {isOther && (
        <Typography variant="body2" role="alert" sx={errorStyles}>
          {texts.other}
        </Typography>
      )}
      <Box sx={buttonRow}>
        <FileButton isLocked={isBusy} onFile={choose} />
        <Button disabled={isBusy} onClick={() => void steps.remove()}>
          {fileJobTexts.discard}
        </Button>
      </Box>
    </Box>
  );
}

/** Two halves of different files would be checked as one: a file that was changed since then does not count. */
function isSameFile(file: File, { name, bytes, createdAt }: FileJob): boolean {
  return jobNameOf(file) === name && file.size === bytes && file.lastModified <= Date.parse(createdAt);
}
