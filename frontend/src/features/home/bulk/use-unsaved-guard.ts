import { use, useEffect } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import { LeaveGuard } from '~/ui/hooks/leave-guard-context.js';

/** Asks before the page is left while paid results would be lost: in the browser's words, or in ours for links of the site. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const guard = use(LeaveGuard);
  useEffect(() => {
    if (!isUnsaved) return;
    const { pathname } = window.location;
    const own = {
      ask: async () => window.confirm(bulkTexts.leave),
      isKeptAt: (next: { readonly pathname: string }) => next.pathname === pathname,
    };
    guard.current = own;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      if (guard.current === own) guard.current = null;
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, guard]);
}
