import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { t } from '~/texts/site.js';
import { useCopy } from './use-copy.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const messages = { none: '', done: t.copy.done, failed: t.copy.failed } as const;

/** Puts a text on the clipboard and says so. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const { outcome, copy } = useCopy(text);
  const Icon = outcome === 'done' ? Check : Copy;
  return (
    <>
      <IconButton data-needs-script size="small" aria-label={t.copy.action(what)} onClick={() => void copy()}>
        <Icon size={15} aria-hidden />
      </IconButton>
      <VisuallyHidden role="status">{messages[outcome]}</VisuallyHidden>
    </>
  );
}
