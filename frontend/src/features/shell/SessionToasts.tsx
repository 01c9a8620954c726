import { type ReactNode, use, useCallback } from 'react';
import { useStore } from 'react-redux';
import { readToken } from '~/api/http/auth-token.js';
import type { SessionState } from '~/api/base/session.slice.js';
import { ShowToastContext, type ShowToast } from '~/ui/toast/toast-message.js';

/** Shows the sections' toasts; after the session has ended it hides errors, which would cover the notice of that. */
export function SessionToasts({ children }: { children: ReactNode }) {
  const show = use(ShowToastContext);
  const store = useStore<SessionState>();
  const showInSession = useCallback<ShowToast>(
    (toast) => {
      // Calls that the server refused may end after the screen that made them, and after the way to the login.
      const hasEnded = store.getState().session.hasEnded || readToken() === null;
      return toast.kind === 'error' && hasEnded ? () => undefined : show(toast);
    },
    [show, store],
  );
  return <ShowToastContext value={showInSession}>{children}</ShowToastContext>;
}
