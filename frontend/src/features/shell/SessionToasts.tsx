import { type ReactNode, use, useCallback } from 'react';
import { useStore } from 'react-redux';
import { readToken } from '../../api/base/auth-token.js';
import type { SessionState } from '../../api/base/session.slice.js';
import { ShowToastContext, type ShowToast } from '../../ui/toast/toast-message.js';

/** Toasts of the sections: once the session is over none of them complains, as the notice that says so would be covered. */
export function SessionToasts({ children }: { children: ReactNode }) {
  const show = use(ShowToastContext);
  const store = useStore<SessionState>();
  const showInSession = useCallback<ShowToast>(
    (toast) => {
      // Calls that the server refused may end after the screen that made them, and after the way to the login.
      const isOver = store.getState().session.isOver || readToken() === null;
      return toast.kind === 'error' && isOver ? () => undefined : show(toast);
    },
    [show, store],
  );
  return <ShowToastContext value={showInSession}>{children}</ShowToastContext>;
}
