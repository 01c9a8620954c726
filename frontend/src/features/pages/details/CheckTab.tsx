import { type CheckedPage, checkPage, type SavePageBody, slugError } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { tc } from '~/texts/de-console.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { FindingList } from '../publishing/FindingList.js';

const text = tc.pages.check;

/** The findings to look at before the page is published, from the form's current values. */
export function CheckTab() {
  const { checked, error, check } = useCheck();
  return (
    <Box sx={{ px: 6, py: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 200px', typography: 'body2', color: 'text.secondary' }}>{text.text}</Box>
        <Button size="small" onClick={check}>
          {text.again}
        </Button>
      </Box>
      <div role="status">
        <Loaded
          data={checked}
          error={error}
          errorTitle={text.failed}
          onRetry={check}
          rowHeightPx={56}
          empty={{
            when: ({ findings }) => findings.length === 0,
            state: <EmptyState title={text.nothing} text={text.nothingText} />,
          }}
        >
          {({ findings }) => <FindingList findings={findings} />}
        </Loaded>
      </div>
    </Box>
  );
}

function useCheck() {
  const { getValues } = useFormContext<SavePageBody>();
  const send = useUncachedCall();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ checked?: CheckedPage; error?: CallError }>({});

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const { title = '', metaDescription = null, slug, content = '' } = getValues();
      const body = { title, metaDescription, content, ...(slug && !slugError(slug) && { slug }) };
      const { data, error } = await send(call(checkPage, { body }), { signal });
      if (!signal.aborted) setOutcome(error ? { error } : { checked: data });
    };
    void ask();
    return () => controller.abort();
  }, [attempt, getValues, send]);

  return { ...outcome, check: () => setAttempt(attempt + 1) };
}
