import { type AdminPage, createPreview, pagePath } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { ExternalLink } from 'lucide-react';
import { call } from '~/api/http/call.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';

const text = tc.pages.preview;
const buttonProps = {
  variant: 'text',
  endIcon: <ExternalLink size={15} aria-hidden />,
} as const;

/**
 * Opens the saved page in a new tab. A page with a draft, or that is not public, is opened by a token for this version.
 * The address is absolute, because `/#slug` alone would count as a link inside the console.
 */
export function OpenPreview({ page }: { page: AdminPage }) {
  const openDraft = useOpenDraft(page.id);
  const { slug, title, translationOf, isPublished, draft } = page;
  const label = text.openOf(title);
  return (
    <Tooltip title={text.openSaved}>
      {isPublished && draft === null ? (
        <Button
          {...buttonProps}
          component="a"
          href={new URL(translationOf ? pagePath(page) : `/#${slug}`, window.location.origin).href}
          target="_blank"
          rel="noopener"
          aria-label={label}
        >
          {text.open}
        </Button>
      ) : (
        <Button {...buttonProps} aria-label={label} onClick={() => void openDraft()}>
          {text.open}
        </Button>
      )}
    </Tooltip>
  );
}

function useOpenDraft(id: string) {
  const send = useUncachedCall();
  const toast = useToast();
  return async () => {
    // Opens the tab before the token arrives, because browsers allow this only during a click.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const { data, error } = await send(call(createPreview, { params: { id } }));
    if (data && tab) return tab.location.replace(new URL(data.address, window.location.origin));
    tab?.close();
    toast({ kind: 'error', title: text.openFailed, text: error?.message ?? tc.unexpected });
  };
}
