import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { Note } from '~/ui/text/Note.js';
import { BULK_HASH } from '../bulk-hash.js';
import { JobBelow } from './JobBelow.js';
import { KeyField } from './fields/KeyField.js';
import { ListField } from './fields/ListField.js';
import { RunResult } from './result/RunResult.js';
import { useBulkForm } from './use-bulk-form.js';
import { ProgressBar } from './cards/ProgressBar.js';
import type { EndedCheck, RunningCheck } from './use-list-check.js';
import type { IbanList } from './list/iban-list.js';
import { ErrorSummary } from './client/ErrorSummary.js';

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
          {state.status === 'ended' && !form.keyError && <RunEndNote endedCheck={state} onGoOn={form.goOn} />}
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

const texts = bulkTexts.progress;

/** How far the check is, and a way to stop it. */
function RunProgress({ progress, onCancel }: { progress: RunningCheck; onCancel: () => void }) {
  const { answeredLines, total, waitSeconds, isCancelling } = progress;
  return (
    <Box>
      <ProgressBar label={texts.label} value={answeredLines} total={total} text={texts.text} />
      {waitSeconds > 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.waiting(waitSeconds)}
        </Typography>
      )}
      <Button disabled={isCancelling} onClick={onCancel} sx={{ mt: 3 }}>
        {isCancelling ? bulkTexts.cancelling : bulkTexts.cancel}
      </Button>
    </Box>
  );
}

interface ListSummaryProps {
  readonly list: IbanList;
  /** The service reads the list and reports the price later. */
  readonly isUploaded: boolean;
}

/** The contents of the list and the price of its check. */
function ListSummary({ list, isUploaded }: ListSummaryProps) {
  const count = isUploaded ? 0 : list.lines.length;
  return (
    <Typography variant="body1" role="status" sx={{ '&:empty': { display: 'none' } }}>
      {isUploaded && fileJobTexts.notice}
      {count > 0 && `${describeOrigin(list)}. ${bulkTexts.summary.cost(count)}.`}
    </Typography>
  );
}

function describeOrigin({ head, lines, width, column }: IbanList): string {
  const name = head?.[column];
  if (name) return bulkTexts.summary.fromColumn(name, lines.length);
  return width > 1
    ? bulkTexts.summary.fromColumnNumber(column + 1, lines.length)
    : bulkTexts.summary.count(lines.length);
}

interface RunEndNoteProps {
  readonly endedCheck: EndedCheck;
  /** Checks more of the same list. @param maxLines all lines that are left unless given */
  readonly onGoOn: (maxLines?: number) => void;
}

/** Says why lines are unchecked and offers to continue; empty after a complete run. */
function RunEndNote({ endedCheck, onGoOn }: RunEndNoteProps) {
  const { end, list, results } = endedCheck;
  const total = list.lines.length;
  const remaining = total - results.size;
  if (end.status === 'complete') return null;
  const available = end.status === 'failed' ? end.error.available : null;
  if (available !== null) {
    return (
      <Note kind="warning">
        <Typography role="alert">{bulkTexts.end.quota(remaining, available)}</Typography>
        {available > 0 && (
          <Button sx={{ mt: 3 }} onClick={() => onGoOn(available)}>
            {bulkTexts.end.onlyAvailable(Math.min(available, remaining))}
          </Button>
        )}
      </Note>
    );
  }
  return (
    <Note kind={end.status === 'failed' ? 'error' : 'info'}>
      <Box role="alert">
        {end.status === 'failed' ? <ErrorSummary error={end.error} /> : bulkTexts.end.cancelled(results.size, total)}
      </Box>
      {end.status === 'failed' && <Typography sx={{ mt: 1 }}>{bulkTexts.end.refused(results.size, total)}</Typography>}
      <Button sx={{ mt: 3 }} onClick={() => onGoOn()}>
        {bulkTexts.end.goOn}
      </Button>
    </Note>
  );
}
