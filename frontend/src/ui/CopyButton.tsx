import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../texts/de.js';
import { VisuallyHidden } from './VisuallyHidden.js';

type Outcome = 'none' | 'done' | 'failed';

const SHOWN_MS = 2000;
const said = { none: '', done: t.copy.done, failed: t.copy.failed } as const;

/** Puts a text on the clipboard and says so. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      // No permission, or a page without TLS that has no clipboard at all.
      setOutcome('failed');
    }
  }

  const Icon = outcome === 'done' ? Check : Copy;
  return (
    <>
      <IconButton size="small" aria-label={t.copy.action(what)} onClick={() => void copy()}>
        <Icon size={15} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <VisuallyHidden role="status">{said[outcome]}</VisuallyHidden>
    </>
  );
}
