import { RenewRecoveryCodesBody } from '@pruefer/contracts';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { CodeInput } from '~/ui/form/inputs/CodeInput.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { PasswordInput } from '~/ui/form/inputs/PasswordInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useRenewRecoveryCodesMutation } from './own-account.api.js';
import { RecoveryCodes } from './RecoveryCodes.js';

interface RenewCodesDialogProps {
  readonly isOpen: boolean;
  readonly username: string;
  readonly onClose: () => void;
  /** The new codes are kept, and forgotten here. */
  readonly onDone: () => void;
}

const defaults = { currentPassword: '', totpCode: '' };
/** Nothing of this form may outlive it. */
const draft = { key: 'account.codes', secrets: Object.keys(defaults) };
const text = tc.account;

/** New recovery codes: asks for password and code again, then shows the codes this one time. */
export function RenewCodesDialog({ isOpen, username, onClose, onDone }: RenewCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [renew, { reset: forget }] = useRenewRecoveryCodesMutation();
  const toast = useToast();

  async function save(proof: RenewRecoveryCodesBody) {
    const { data, error } = await renew(proof);
    forget();
    if (!data) return asCallError(error);
    setCodes(data.recoveryCodes);
    toast({ kind: 'success', ...text.codesRenewed });
    return 'saved';
  }

  function finish() {
    setCodes([]);
    onDone();
  }

  return (
    <>
      <FormDialog
        isOpen={isOpen}
        title={text.codesRenew}
        text={text.codesRenewText}
        submit={text.codesRenewSubmit}
        pending={text.codesRenewing}
        body={RenewRecoveryCodesBody}
        defaults={defaults}
        draft={draft}
        invalidInputToast={invalidInputToast}
        failed={text.codesRenewFailed}
        onSubmit={save}
        onClose={onClose}
      >
        <PasswordInput name="currentPassword" label={text.current} autoComplete="current-password" />
        <CodeInput name="totpCode" label={text.code} />
      </FormDialog>
      {codes.length > 0 && <NewCodes username={username} codes={codes} onDone={finish} />}
    </>
  );
}

interface NewCodesProps {
  readonly username: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Closes only by its own button, because the codes are shown once. */
function NewCodes({ username, codes, onDone }: NewCodesProps) {
  return (
    <ModalDialog open>
      <DialogTitle>{tc.twoFactor.recoveryTitle}</DialogTitle>
      <DialogContent sx={{ pt: '12px !important' }}>
        <RecoveryCodes username={username} codes={codes} finish={tc.twoFactor.finish} onFinish={onDone} />
      </DialogContent>
    </ModalDialog>
  );
}

function invalidInputToast({ currentPassword, totpCode }: RenewRecoveryCodesBody) {
  if (!currentPassword || !totpCode) return text.codesMissing;
  return { title: text.codesRenewFailed, text: tc.fieldsWrong };
}
