import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { BULK_HASH } from '../bulk-hash.js';
import { KeyField } from './KeyField.js';
import { ListField } from './ListField.js';
import { ListSummary } from './ListSummary.js';
import { RunEndNote } from './RunEndNote.js';
import { RunProgress } from './RunProgress.js';
import { RunResult } from './result/RunResult.js';
import { useBulkForm } from './use-bulk-form.js';

/** Checks the list of a customer with the customer's API key. Key and list stay in memory: no storage, no address, no history. */
export function BulkTool() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const keyInput = useRef<HTMLInputElement>(null);
  const listInput = useRef<HTMLTextAreaElement>(null);
  const { input, check, ...form } = useBulkForm({ keyInput, listInput });
  const { state } = check;
  const isRunning = state.status === 'running';
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
            value={form.apiKey}
            error={form.keyError}
            input={keyInput}
            isLocked={isRunning}
            onChange={form.changeKey}
          />
          <ListField
            text={input.text}
            fileName={input.fileName}
            error={form.listError}
            input={listInput}
            isLocked={isRunning}
            onChange={input.change}
            onFile={(file) => void input.choose(file)}
            onRemoveFile={input.removeFile}
          />
          <ListSummary list={input.list} />
          {!isRunning && (
            <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start' }}>
              {bulkTexts.start}
            </Button>
          )}
        </Box>
        <Box sx={stack}>
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
