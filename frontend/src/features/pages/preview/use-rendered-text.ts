import { renderContent } from '@pruefer/contracts';
import { useEffect, useState } from 'react';
import { call } from '~/api/base/call.js';
import type { CallError } from '~/api/base/call-error.js';
import { useUncachedCall } from '~/api/base/use-uncached-call.js';
import { useSettled } from '~/ui/hooks/use-settled.js';

const SETTLED_AFTER_MS = 300;

interface Rendered {
  /** The last text that could be shown; null before the first. */
  readonly html: string | null;
  readonly failure: CallError | null;
}

/** A text as the public page would show it: asked of the server once the typing rests, a later text calls an earlier one off. */
export function useRenderedText(text: string) {
  const settled = useSettled(text, SETTLED_AFTER_MS);
  const send = useUncachedCall();
  const [attempt, setAttempt] = useState(0);
  const [rendered, setRendered] = useState<Rendered>({ html: null, failure: null });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const { data, error } = await send(call(renderContent, { body: { text: settled } }), { signal });
      if (signal.aborted) return;
      setRendered(({ html }) => (error ? { html, failure: error } : { html: data.html, failure: null }));
    };
    void ask();
    return () => leaving.abort();
  }, [settled, attempt, send]);

  return { ...rendered, retry: () => setAttempt(attempt + 1) };
}
