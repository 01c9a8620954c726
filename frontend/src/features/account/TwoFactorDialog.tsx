import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { QrCode } from './QrCode.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { useTwoFactorSetup } from './use-two-factor-setup.js';
import { VerifyForm } from './VerifyForm.js';

const RELOAD_AFTER_MS = 500;
const steps = { setup: 1, verify: 2, done: 3 } as const;

interface TwoFactorDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Reloads the page. */
  readonly onReload: () => void;
}

/** Sets two-factor up again from the console. The old setup stays valid until the new code is accepted. */
export function TwoFactorDialog({ isOpen, onClose, onReload }: TwoFactorDialogProps) {
  const setup = useTwoFactorSetup(tc.twoFactor.userSetupFailed);
  const { stage } = setup;

  function close() {
    // The codes are shown once, so only their own button closes the dialog.
    if (stage.step === 'done') return;
    setup.startOver();
    onClose();
  }

  function finish() {
    onClose();
    setTimeout(onReload, RELOAD_AFTER_MS);
  }

  return (
    <ModalDialog open={isOpen} onClose={close}>
      <DialogTitle>{stage.step === 'done' ? tc.twoFactor.recoveryTitle : tc.twoFactor.title}</DialogTitle>
      <DialogContent sx={content}>
        <Typography variant="body2" sx={{ mt: -4.5, color: 'text.secondary' }}>
          {tc.twoFactor.step(steps[stage.step], Object.keys(steps).length)}
        </Typography>
        {stage.step === 'setup' && <Typography variant="body1">{tc.account.twoFactorAgain}</Typography>}
        {stage.step === 'verify' && (
          <>
            <Box sx={{ borderRadius: '12px', overflow: 'hidden' }}>
              <QrCode image={stage.qrCodeData} onRenew={setup.startOver} />
            </Box>
            <VerifyForm {...setup} secret={stage.secret} />
          </>
        )}
        {stage.step === 'done' && (
          <RecoveryCodes
            username={stage.user.username}
            codes={stage.recoveryCodes}
            finish={tc.twoFactor.finish}
            onFinish={finish}
          />
        )}
      </DialogContent>
      {stage.step !== 'done' && (
        <DialogActions>
          <Button variant="text" onClick={close}>
            {tc.dialog.cancel}
          </Button>
          {stage.step === 'setup' && (
            // eslint-disable-next-line jsx-a11y/no-autofocus -- users return here from the QR code
            <Button variant="contained" autoFocus onClick={() => void setup.start()}>
              {setup.isBeginning ? tc.twoFactor.starting : tc.twoFactor.start}
            </Button>
          )}
        </DialogActions>
      )}
    </ModalDialog>
  );
}

const content = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, pt: '20px !important' } as const;
