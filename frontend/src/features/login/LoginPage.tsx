import Box from '@mui/material/Box';
import { Navigate, useLocation } from 'react-router';
import { useSiteName } from '~/api/content/header.api.js';
import { useSignedIn } from '~/api/session/use-signed-in.js';
import { loginTexts } from '~/texts/console/login.js';
import { shellTexts } from '~/texts/console/shell.js';
import { AuthScreen } from '~/widgets/AuthScreen.js';
import { Note } from '~/ui/text/Note.js';
import { useHydrated } from '~/ui/hooks/use-hydrated.js';
import { hasSessionEnded, pathAfterLogin } from './after-login.js';
import { CodeForm } from './CodeForm.js';
import { CredentialsForm } from './CredentialsForm.js';
import { useLogin } from './use-login.js';

const CARD_WIDTH_PX = 416;

/** The way into the console. A signed-in user is redirected at once. */
export function LoginPage() {
  const login = useLogin();
  const state: unknown = useLocation().state;
  const signedIn = useSignedIn();
  const siteName = useSiteName();
  // The server that draws the form does not know where its reader comes from.
  const isEnded = useHydrated() && hasSessionEnded(state);
  if (signedIn.status === 'signed-in') return <Navigate to={pathAfterLogin(signedIn.user, state)} replace />;
  return (
    <AuthScreen siteName={siteName} widthPx={CARD_WIDTH_PX}>
      <title>{shellTexts.title(siteName)}</title>
      <Box sx={{ p: { xs: 5, sm: 8 } }}>
        {isEnded && !login.isCodeDue && <EndedNote />}
        {login.isCodeDue ? <CodeForm {...login} /> : <CredentialsForm {...login} />}
      </Box>
    </AuthScreen>
  );
}

/** Why the user is here again. */
function EndedNote() {
  return (
    <Box sx={{ mb: 5 }}>
      <Note kind="info">{loginTexts.ended}</Note>
    </Box>
  );
}
