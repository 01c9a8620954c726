import { useCallback, useState } from 'react';
import { useLeaveGuard } from './leave-guard.js';

/**
 * Asks before the page is left while something would be lost: in the browser's words, or in ours for links of the site.
 * @param question always the same
 */
export function useUnsavedGuard(isUnsaved: boolean, question: string): void {
  const [ownPath] = useState(() => window.location.pathname);
  const ask = useCallback(async () => window.confirm(question), [question]);
  const isKept = useCallback(({ pathname }: { readonly pathname: string }) => pathname === ownPath, [ownPath]);
  useLeaveGuard(isUnsaved, ask, isKept);
}
