import { logout } from '@pruefer/contracts';
import { useNavigate } from 'react-router';
import { call } from '~/api/http/call.js';
import { request } from '~/api/http/request.js';
import { useSignIn } from '~/api/session/use-signed-in.js';
import { tc } from '~/texts/de-console.js';
import { useConfirmLeave } from '~/ui/hooks/leave-guard.js';
import { useToast } from '~/ui/toast/use-toast.js';

/**
 * Signs out of this browser and leads to the public page, after a question where something is unsaved. The server's
 * answer is not awaited: without it the session expires.
 */
export function useLogout(): () => void {
  const { signOut } = useSignIn();
  const navigate = useNavigate();
  const toast = useToast();
  const mayLeave = useConfirmLeave();

  async function leave() {
    if (!(await mayLeave())) return;
    try {
      void request(call(logout));
      void navigate('/');
      signOut();
      toast({ kind: 'success', ...tc.shell.loggedOut });
    } catch {
      // The browser does not let go of the token.
      toast({ kind: 'error', ...tc.shell.logoutFailed });
    }
  }

  return () => void leave();
}
