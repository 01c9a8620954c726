import { useNavigate } from 'react-router';
import { useSignIn } from '../../api/use-signed-in.js';
import { tc } from '../../texts/de-console.js';
import { useToast } from '../../ui/toast/use-toast.js';

/** Signs out of this browser and leads to the public page; the server is not asked. */
export function useLogout(): () => void {
  const { end } = useSignIn();
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    try {
      void navigate('/');
      end();
      toast({ kind: 'success', ...tc.shell.loggedOut });
    } catch {
      // The browser does not let go of the token.
      toast({ kind: 'error', ...tc.shell.logoutFailed });
    }
  };
}
