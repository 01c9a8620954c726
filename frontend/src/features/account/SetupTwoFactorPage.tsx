import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useSiteName } from '~/api/content/header.api.js';
import { useSignedIn, useSignIn } from '~/api/session/use-signed-in.js';
import { tc } from '~/texts/de-console.js';
import { AuthScreen } from '~/widgets/AuthScreen.js';
import { ConfirmProvider } from '~/ui/dialog/ConfirmProvider.js';
import { QrCode } from './QrCode.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { type SetupStage, useTwoFactorSetup } from './use-two-factor-setup.js';
import { VerifyForm } from './VerifyForm.js';

const widthPx = { setup: 416, verify: 768, done: 520 } as const;
const steps = { setup: 1, verify: 2, done: 3 } as const;

/** The forced setup of two-factor after the first login. It ends with the recovery codes and the dashboard. */
export function SetupTwoFactorPage() {
  const setup = useTwoFactorSetup(tc.twoFactor.setupFailed);
  const { status, user } = useSignedIn();
  const siteName = useSiteName();
  const { signIn } = useSignIn();
  const navigate = useNavigate();
  const { stage } = setup;

  // Codes that are not kept yet would be lost with this screen, so it stays whatever becomes of the session.
  if (stage.step !== 'done') {
    if (status === 'signed-out' || status === 'expired') return <Navigate to="/admininterfacev1" replace />;
    const isEnabled = status === 'signed-in' && user.twoFactorEnabled;
    if (isEnabled) return <Navigate to="/admin/dashboard" replace />;
  }

  function finish() {
    if (stage.step !== 'done') return;
    // The console handles a session that has ended, or begun in another tab, meanwhile.
    if (status === 'signed-in' && !user.twoFactorEnabled) signIn(stage.token, stage.user);
    void navigate('/admin/dashboard', { replace: true });
  }

  return (
    <ConfirmProvider>
      <AuthScreen siteName={siteName} widthPx={widthPx[stage.step]}>
        <title>{tc.shell.title(siteName)}</title>
        <Box sx={stage.step === 'verify' ? columns : undefined}>
          {stage.step === 'verify' && <QrCode image={stage.qrCodeData} onRenew={setup.startOver} />}
          <Box sx={{ p: { xs: 5, sm: 8 }, minWidth: 0 }}>
            <Heading stage={stage} />
            {stage.step === 'setup' && <Start isBeginning={setup.isBeginning} onStart={() => void setup.start()} />}
            {stage.step === 'verify' && <VerifyForm {...setup} secret={stage.secret} />}
            {stage.step === 'done' && (
              <RecoveryCodes
                username={stage.user.username}
                codes={stage.recoveryCodes}
                finish={tc.twoFactor.toDashboard}
                onFinish={finish}
              />
            )}
          </Box>
        </Box>
      </AuthScreen>
    </ConfirmProvider>
  );
}

function Heading({ stage }: { stage: SetupStage }): ReactNode {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {tc.twoFactor.step(steps[stage.step], Object.keys(steps).length)}
      </Typography>
      <Typography component="h1" variant="pageTitle" sx={{ textWrap: 'balance', hyphens: 'auto' }}>
        {stage.step === 'done' ? tc.twoFactor.recoveryTitle : tc.twoFactor.title}
      </Typography>
    </Box>
  );
}

function Start({ isBeginning, onStart }: { isBeginning: boolean; onStart: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Typography variant="body1" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {tc.twoFactor.why}
      </Typography>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- who comes back from the QR code begins here again */}
      <Button variant="contained" size="large" autoFocus onClick={onStart}>
        {isBeginning ? tc.twoFactor.starting : tc.twoFactor.start}
      </Button>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '292px minmax(0, 1fr)' },
  '& > :first-of-type': {
    borderRight: { md: '1px solid' },
    borderBottom: { xs: '1px solid', md: 0 },
    borderColor: { xs: 'line.main', md: 'line.main' },
  },
} as const;
