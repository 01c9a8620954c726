import Button from '@mui/material/Button';
import type { HookError } from '~/api/http/call-error.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { tc } from '~/texts/de-console.js';
import { type Question, useConfirm } from '~/ui/dialog/confirm.js';

const text = tc.database.banks;

/** The question before, and the message afterwards. */
interface WithdrawTexts {
  readonly withdrawing: (name: string) => Question;
  readonly withdrawn: (name: string) => { readonly title: string; readonly text: string };
}

interface Withdrawal {
  /** German, as the row is called. */
  readonly name: string;
  readonly texts: WithdrawTexts;
  /** Returns the error, if any. */
  readonly onWithdraw: () => Promise<{ readonly error?: HookError | undefined }>;
}

/** The way back from a file that was loaded. */
export function WithdrawButton({ name, texts, onWithdraw }: Withdrawal) {
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();
  const withdraw = async () => {
    if (!(await confirm({ ...texts.withdrawing(name), isDanger: true }))) return;
    const { error } = await onWithdraw();
    tellOutcome(error, text.withdrawFailed, texts.withdrawn(name));
  };
  return (
    <Button size="small" color="error" aria-label={text.withdrawOf(name)} onClick={() => void withdraw()}>
      {text.withdraw}
    </Button>
  );
}
