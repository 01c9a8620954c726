import { ERASE_WORD, MAX_ERASURE_REASON_LENGTH } from '@pruefer/contracts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { TypedWordDialog } from '~/ui/form/dialogs/TypedWordDialog.js';
import type { Failure } from '~/ui/states/failure.js';

const text = tc.database.erasure;

interface EraseDialogProps {
  /** The number of rows that hold the IBAN. */
  readonly rows: number;
  /** Gives why it did not work. */
  readonly onErase: (reason: string) => Promise<Failure | undefined>;
  readonly onClose: () => void;
}

/** The last question before an IBAN is erased, with room for the reason. */
export function EraseDialog({ rows, onErase, onClose }: EraseDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <TypedWordDialog
      title={text.question.title}
      text={text.question.text(rows)}
      word={ERASE_WORD}
      action={text.question.action}
      pending={text.question.pending}
      onConfirm={() => onErase(reason)}
      onClose={onClose}
    >
      <TextField
        label={text.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        helperText={text.reasonHelp}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_ERASURE_REASON_LENGTH } }}
      />
    </TypedWordDialog>
  );
}
