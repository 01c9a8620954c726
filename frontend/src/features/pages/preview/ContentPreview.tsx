import { type AdminPage, renderContent } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Suspense, useEffect, useState } from 'react';
import { useSiteName } from '~/api/content/header.api.js';
import { tc } from '~/texts/de-console.js';
import { Logo } from '~/ui/frame/Logo.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { Note } from '~/ui/text/Note.js';
import { Panel } from '~/ui/panel/Panel.js';
import { ErrorState } from '~/ui/placeholders/ErrorState.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { call } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { useDebouncedValue } from '~/ui/hooks/use-debounced-value.js';
import { OpenPreview } from './OpenPreview.js';

/** Loaded with the first text that is shown. */
const PageText = lazyPart(() => import('~/ui/editor/PageText.js'), 'PageText');

const text = tc.pages.preview;
const LINE_PX = 40;

/** The typed text as visitors would read it. */
export function ContentPreview({ page }: { page: AdminPage }) {
  const title = useWatch<Record<string, string>>({ name: 'title' }) ?? '';
  const content = useWatch<Record<string, string>>({ name: 'content' }) ?? '';
  const isInMenu = useWatch<Record<string, boolean>>({ name: 'showInMenu' });
  const siteName = useSiteName();
  return (
    <Box sx={{ minWidth: 0, position: { lg: 'sticky' }, top: { lg: 16 } }}>
      <Panel title={text.title} actions={<OpenPreview page={page} />} flush>
        <Box sx={header} aria-hidden>
          <Box sx={{ transform: 'scale(.78)', transformOrigin: 'left center' }}>
            <Logo name={siteName} />
          </Box>
          <Box sx={{ ml: 'auto', color: 'text.secondary' }}>{text.home}</Box>
          {isInMenu && <Box sx={currentItem}>{title}</Box>}
        </Box>
        <Box component="article" aria-label={text.title} sx={sheet}>
          {title && (
            <Typography component="p" variant="section" sx={heading}>
              {title}
            </Typography>
          )}
          <Content content={content} />
        </Box>
      </Panel>
    </Box>
  );
}

function Content({ content }: { content: string }) {
  const { html, error, retry } = useRenderedText(content);
  if (content.trim() === '') return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.empty}</Box>;
  if (html === null) {
    if (error) return <ErrorState title={text.failed} error={error} onRetry={retry} />;
    return <SkeletonRows rows={4} rowHeightPx={LINE_PX} />;
  }
  return (
    <>
      {error && (
        <Box sx={{ mb: 4 }} role="status">
          <Note kind="error">{error.message ?? text.failed}</Note>
        </Box>
      )}
      <Suspense fallback={null}>
        <PageText html={html} />
      </Suspense>
    </>
  );
}

const header = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 48,
  px: 5,
  typography: 'caption',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  borderTop: '1px solid',
  borderBottom: '1px solid',
  borderColor: 'line.main',
} as const;

const currentItem = { fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 } as const;

/** A long page scrolls separately: the fields stay next to it. */
const sheet = {
  px: { xs: 5, md: 8 },
  py: 7,
  maxHeight: { lg: 'calc(100vh - 160px)' },
  overflowY: { lg: 'auto' },
} as const;

const heading = { mb: 6, textWrap: 'balance', overflowWrap: 'break-word' } as const;

const DEBOUNCE_MS = 300;

interface Rendered {
  /** The last text that could be shown; null before the first. */
  readonly html: string | null;
  readonly error: CallError | null;
}

/** A text as the public page would show it: asked of the server once the typing rests, a later text calls an earlier one off. */
function useRenderedText(text: string) {
  const debouncedText = useDebouncedValue(text, DEBOUNCE_MS);
  const send = useUncachedCall();
  const [attempt, setAttempt] = useState(0);
  const [rendered, setRendered] = useState<Rendered>({ html: null, error: null });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const { data, error } = await send(call(renderContent, { body: { text: debouncedText } }), { signal });
      if (signal.aborted) return;
      setRendered(({ html }) => (error ? { html, error } : { html: data.html, error: null }));
    };
    void ask();
    return () => controller.abort();
  }, [debouncedText, attempt, send]);

  return { ...rendered, retry: () => setAttempt(attempt + 1) };
}
