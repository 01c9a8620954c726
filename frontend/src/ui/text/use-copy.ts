import { useEffect, useState } from 'react';

type CopyOutcome = 'none' | 'done' | 'failed';

const SHOWN_MS = 2000;

/** Copies a text to the clipboard, and gives the outcome for two seconds. */
export function useCopy(text: string): { outcome: CopyOutcome; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');

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

  return { outcome, copy };
}
