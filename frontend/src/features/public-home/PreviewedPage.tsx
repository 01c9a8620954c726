import type * as contract from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { use } from 'react';
import { call, toEndpoint } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import { useUncachedAnswer } from '~/api/store/use-uncached-answer.js';
import { SiteContext } from '~/api/content/use-site.js';
import { renderedTexts } from '~/texts/rendered-parts.js';
import { Note } from '~/ui/text/Note.js';
import { PageArticle } from '~/widgets/site/PageArticle.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';

const readPreview = toEndpoint<typeof contract.readPreview>({
  method: 'POST',
  path: '/api/content/preview',
  access: 'public',
});
const previewCall = (token: string) => call(readPreview, { body: { token } });

/** A page as visitors will see it, under a ribbon that says that they do not yet. @param token from the fragment of the URL, which is never sent to a server */
export function PreviewedPage({ token }: { token: string }) {
  const { siteName } = use(SiteContext);
  const { data: page, error } = useUncachedAnswer(previewCall, token);
  return (
    <>
      <Box role="status" sx={ribbon}>
        {renderedTexts.preview.ribbon}
      </Box>
      {page && <title>{`${page.title} - ${siteName}`}</title>}
      {page && <PageArticle title={page.title} html={page.content} />}
      {error && <PreviewError error={error} />}
    </>
  );
}

function PreviewError({ error }: { error: CallError }) {
  return (
    <PublicWidth sx={{ py: 12 }}>
      <Note kind="error">{error.message ?? renderedTexts.preview.expired}</Note>
    </PublicWidth>
  );
}

const ribbon = {
  py: 2,
  textAlign: 'center',
  typography: 'body2',
  fontWeight: 600,
  bgcolor: 'warning.light',
  color: 'warning.main',
} as const;
