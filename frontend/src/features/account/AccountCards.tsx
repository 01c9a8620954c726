import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useCurrentUserQuery } from '~/api/session/auth.api.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { Note } from '~/ui/text/Note.js';
import { OwnPasswordDialog } from './OwnPasswordDialog.js';
import { OwnSessions } from './OwnSessions.js';
import { RenewCodesDialog } from './RenewCodesDialog.js';
import { TwoFactorDialog } from './TwoFactorDialog.js';
import { useRecoveryCodesLeftQuery } from './own-account.api.js';

/** The user is asked to renew the recovery codes when this number or fewer are left. */
const FEW_CODES = 3;

/** Panels of the own account: set two-factor up, renew recovery codes, change the password, end sessions. */
export function AccountCards() {
  const { data: user } = useCurrentUserQuery();
  const { dialog, open, close } = useDialogParam();
  const renew = useRef<HTMLButtonElement>(null);
  const isEnabled = user?.twoFactorEnabled ?? false;
  return (
    <Box sx={columns}>
      <Panel
        title={tc.account.twoFactorTitle}
        actions={
          <StatusLabel tone={isEnabled ? 'ok' : 'warning'}>
            {isEnabled ? tc.account.twoFactorOn : tc.account.twoFactorOff}
          </StatusLabel>
        }
        footer={
          <>
            {isEnabled && (
              <Button ref={renew} onClick={() => open('recovery-codes')}>
                {tc.account.codesRenew}
              </Button>
            )}
            <Button onClick={() => open('2fa')}>{tc.account.twoFactorSetUp}</Button>
          </>
        }
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tc.account.twoFactorText}
        </Typography>
        {isEnabled && <CodesLeft />}
      </Panel>
      <Panel
        title={tc.account.passwordTitle}
        footer={<Button onClick={() => open('own-password')}>{tc.account.passwordChange}</Button>}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tc.account.passwordText}
        </Typography>
      </Panel>
      <OwnSessions />
      <RenewCodesDialog
        isOpen={dialog === 'recovery-codes'}
        username={user?.username ?? ''}
        onClose={close}
        // The focused field is removed with the form; the timeout lets the dialog release the focus first.
        onDone={() => setTimeout(() => renew.current?.focus())}
      />
      <TwoFactorDialog isOpen={dialog === '2fa'} onClose={close} onReload={() => window.location.reload()} />
      <OwnPasswordDialog isOpen={dialog === 'own-password'} onClose={close} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
} as const;

/** The number of recovery codes left; empty until it is loaded. */
function CodesLeft() {
  const { data } = useRecoveryCodesLeftQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const countText = tc.account.codesLeft(data.left);
  if (data.left > FEW_CODES) {
    return (
      <Typography variant="body2" sx={{ mt: 2 }}>
        {countText}
      </Typography>
    );
  }
  return (
    <Box sx={{ mt: 3 }}>
      <Note kind="warning">
        <strong>{countText}</strong> {tc.account.codesLow}
      </Note>
    </Box>
  );
}
