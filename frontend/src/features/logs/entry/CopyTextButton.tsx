import Button from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { useCopy } from '~/ui/text/use-copy.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';

const { details } = tc.logs;
const messages = { none: '', done: details.copied, failed: details.copyFailed } as const;

/** Puts a longer text on the clipboard; the button shows the result. */
export function CopyTextButton({ label, text }: { label: string; text: string }) {
  const { outcome, copy } = useCopy(text);
  const Icon = outcome === 'done' ? Check : Copy;
  return (
    <>
      <Button
        variant="text"
        size="small"
        onClick={() => void copy()}
        startIcon={<Icon size={15} strokeWidth={1.75} aria-hidden />}
      >
        {messages[outcome] || label}
      </Button>
      <VisuallyHidden role="status">{messages[outcome]}</VisuallyHidden>
    </>
  );
}
