import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { SessionState } from '~/api/store/session.slice.js';
import { type SignedIn, useSignIn } from '~/api/session/use-signed-in.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';

const REDIRECT_AFTER_MS = 500;

/**
 * Reports the missing session and leads to the login; a user that signs in there returns to this place.
 * @param isHeld a secret is shown that the user could not see again: all this waits until it is kept
 */
export function useSessionEnd(status: SignedIn['status'], isHeld: boolean): void {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { wasLeftElsewhere } = useSelector(({ session }: SessionState) => session);
  const { signOut } = useSignIn();

  useEffect(() => {
    if (isHeld || (status !== 'expired' && status !== 'signed-out')) return;
    const leave = () => {
      void navigate('/admininterfacev1', {
        replace: true,
        state: { from: pathname + search, isEnded: status === 'expired' },
      });
      if (status === 'expired') signOut();
    };
    if (status === 'signed-out' && wasLeftElsewhere) {
      toast({ kind: 'success', ...tc.session.left });
      return leave();
    }
    toast({
      kind: 'error',
      title: status === 'expired' ? tc.session.expired : tc.session.unauthenticated,
      text: tc.session.redirect,
    });
    const timer = setTimeout(leave, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
    // Only these two: another dependency would restart the timer when it changes.
  }, [status, isHeld]);
}
