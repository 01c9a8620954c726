import { useCallback, useState } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import { useLeaveGuard } from '~/ui/hooks/leave-guard.js';

const ask = async () => window.confirm(bulkTexts.leave);

/** Asks before the page is left while paid results would be lost: in the browser's words, or in ours for links of the site. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const [own] = useState(() => window.location.pathname);
  const isKept = useCallback(({ pathname }: { readonly pathname: string }) => pathname === own, [own]);
  useLeaveGuard(isUnsaved, ask, isKept);
}
