import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { useStore } from 'react-redux';
import { watchActivity } from '~/api/http/activity.js';
import { useSiteName } from '~/api/content/header.api.js';
import { useSignedIn } from '~/api/session/use-signed-in.js';
import { tc } from '~/texts/de-console.js';
import { HoldSessionEndContext } from '~/ui/dialog/use-secret-guard.js';
import { DraftOwnerContext } from '~/ui/form/state/drafts.js';
import { ConsoleFrame } from '~/ui/frame/ConsoleFrame.js';
import { ErrorState } from '~/ui/placeholders/ErrorState.js';
import { loadStage } from '~/ui/toast/late-stage.js';
import { readToken } from '~/api/http/auth-token.js';
import type { SessionState } from '~/api/store/session.slice.js';
import { type ShowToast, ShowToastContext } from '~/ui/toast/toast-message.js';
import type { ConsoleSection } from './section.js';
import { ShellFrame } from './ShellFrame.js';
import { useSessionEnd } from './use-session-end.js';

/** The console around its sections: it needs a session, and without two-factor only its setup is reachable. */
export function AdminShell({ sections }: { sections: readonly ConsoleSection[] }) {
  const signedIn = useSignedIn();
  const { status, name } = signedIn;
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  useSessionEnd(status, holds > 0);
  useEffect(watchActivity, []);
  // The toast about a lost connection could not be loaded later.
  useEffect(() => void loadStage(), []);
  useLayoutEffect(() => {
    // The document shows a heading of the section until the console is drawn (app/first-paint.css).
    if (status !== 'loading') document.querySelector('.section-head')?.remove();
  }, [status]);
  const draftOwner = useMemo(() => ({ name, isLeaving: status === 'expired' }), [name, status]);
  if (signedIn.status === 'failed') {
    return <ErrorState title={tc.shell.unknownUser} error={signedIn.error} onRetry={signedIn.retry} />;
  }
  if (signedIn.status === 'signed-in' && !signedIn.user.twoFactorEnabled)
    return <Navigate to="/admin/setup-2fa" replace />;
  return (
    <DraftOwnerContext value={draftOwner}>
      <SessionToasts>
        <HoldSessionEndContext value={hold}>
          {signedIn.user ? <ShellFrame user={signedIn.user} sections={sections} /> : <Waiting />}
        </HoldSessionEndContext>
      </SessionToasts>
    </DraftOwnerContext>
  );
}

function Waiting(): ReactNode {
  const siteName = useSiteName();
  return (
    <ConsoleFrame>
      <title>{tc.shell.title(siteName)}</title>
      <Box component="main" sx={besideSidebar}>
        <CircularProgress aria-label={tc.session.loading} size={32} />
      </Box>
    </ConsoleFrame>
  );
}

/** The area of the section, next to the sidebar, which is a `div` in the frame. */
const besideSidebar = {
  display: 'grid',
  placeItems: 'center',
  minHeight: { xs: 'calc(100vh - 56px)', md: '100vh' },
  pl: { xs: 0, md: '64px', lg: '240px' },
} as const;

/** Shows the sections' toasts; after the session has ended it hides errors, which would cover the notice of that. */
function SessionToasts({ children }: { children: ReactNode }) {
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
