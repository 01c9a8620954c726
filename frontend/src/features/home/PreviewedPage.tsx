import type * as contract from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { use, useEffect, useState } from 'react';
import { address, call } from '../../api/base/call.js';
import type { CallError } from '../../api/base/call-error.js';
import { type Answered, request } from '../../api/base/request.js';
import { SiteContext } from '../../api/content/use-site.js';
import { drawnTexts } from '../../texts/drawn-parts.js';
import { Note } from '../../ui/text/Note.js';
import { PageArticle } from '../../ui/frame/PageArticle.js';
import { PublicWidth } from '../../ui/frame/PublicWidth.js';

const readPreview = address<typeof contract.readPreview>({
  method: 'POST',
  path: '/api/content/preview',
  access: 'public',
});

/** A page as visitors will see it, under a ribbon that says that they do not yet. @param token in the address behind #, which no server sees */
export function PreviewedPage({ token }: { token: string }) {
  const { siteName } = use(SiteContext);
  const { data: page, error } = usePreview(token);
  return (
    <>
      <Box role="status" sx={ribbon}>
        {drawnTexts.preview.ribbon}
      </Box>
      {page && <title>{`${page.title} - ${siteName}`}</title>}
      {page && <PageArticle title={page.title} html={page.content} />}
      {error && <Failure error={error} />}
    </>
  );
}

function Failure({ error }: { error: CallError }) {
  return (
    <PublicWidth sx={{ py: 12 }}>
      <Note kind="error">{error.message ?? drawnTexts.preview.expired}</Note>
    </PublicWidth>
  );
}

function usePreview(token: string): Partial<Answered<contract.PagePreview>> {
  const [answered, setAnswered] = useState<Partial<Answered<contract.PagePreview>>>({});
  useEffect(() => {
    const controller = new AbortController();
    void request(call(readPreview, { body: { token } }), { signal: controller.signal }).then(
      (answer) => !controller.signal.aborted && setAnswered(answer),
    );
    return () => controller.abort();
  }, [token]);
  return answered;
}

const ribbon = {
  py: 2,
  textAlign: 'center',
  typography: 'body2',
  fontWeight: 600,
  bgcolor: 'warning.light',
  color: 'warning.main',
} as const;
