import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { BULK_HASH } from '../bulk-hash.js';
import { JobBelow } from './JobBelow.js';
import { KeyField } from './KeyField.js';
import { ListField } from './ListField.js';
import { ListSummary } from './ListSummary.js';
import { RunEndNote } from './RunEndNote.js';
import { RunProgress } from './RunProgress.js';
import { RunResult } from './result/RunResult.js';
import { useBulkForm } from './use-bulk-form.js';

/** Checks the list of a customer with the customer's API key. Key and list stay in memory: no storage, no address, no history. A large file becomes a job of the service. */
export function BulkTool() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const keyInput = useRef<HTMLInputElement>(null);
  const listInput = useRef<HTMLTextAreaElement>(null);
  const { input, check, jobs, key, ...form } = useBulkForm({ keyInput, listInput });
  const { state } = check;
  const isRunning = state.status === 'running';
  const isLocked = isRunning || jobs.opening !== undefined;
  function closeJob() {
    jobs.close();
    form.removeFile();
    heading.current?.focus();
  }
  return (
    <Box component="section" id={BULK_HASH.slice(1)} aria-labelledby="bulk-list-heading" data-print="none" sx={band}>
      <PublicWidth>
        <Typography component="h2" variant="section" id="bulk-list-heading" ref={heading} tabIndex={-1}>
          {bulkTexts.heading}
        </Typography>
        <Typography variant="body1" sx={{ mt: 3, color: 'text.secondary' }}>
          {bulkTexts.lead}
        </Typography>
        <Box component="form" noValidate onSubmit={form.submit} sx={stack}>
          <KeyField
            value={key.value}
            error={form.keyError}
            input={keyInput}
            isLocked={isLocked}
            onChange={form.changeKey}
          />
          <ListField
            text={input.text}
            fileName={input.fileName}
            error={form.listError}
            input={listInput}
            isLocked={isLocked}
            onChange={input.change}
            onFile={form.chooseFile}
            onRemoveFile={form.removeFile}
          />
          <ListSummary list={input.list} isUploaded={input.jobFile !== undefined} />
          {!isLocked && (
            <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start' }}>
              {input.jobFile ? fileJobTexts.send : bulkTexts.start}
            </Button>
          )}
        </Box>
        <Box sx={stack}>
          <JobBelow jobs={jobs} isHidden={isRunning} onClose={closeJob} />
          {isRunning && <RunProgress progress={state} onCancel={check.cancel} />}
          {state.status === 'ended' && !form.keyError && <RunEndNote ended={state} onGoOn={form.goOn} />}
          {state.status === 'ended' && state.results.size > 0 && (
            <RunResult list={state.list} results={state.results} onSaved={form.onSaved} />
          )}
        </Box>
      </PublicWidth>
    </Box>
  );
}

const band = {
  py: { xs: 12, md: 16 },
  borderTop: '1px solid',
  borderColor: 'line.main',
  scrollMarginTop: 24,
} as const;

const stack = {
  mt: 8,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  '&:empty': { display: 'none' },
} as const;
