import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { dialogFields, dialogForm } from './dialog-layout.js';
import { ErrorNote } from '../notes/FormNotes.js';

interface TypedWordDialogProps {
  readonly title: string;
  /** Describes the action and its target. */
  readonly text: string;
  /** To be typed before anything is done. */
  readonly word: string;
  readonly action: string;
  /** Label of the button during the action. */
  readonly pending: string;
  readonly children?: ReactNode;
  /** Does it. Gives why it did not work; undefined: it is done, or on its way. */
  readonly onConfirm: () => Promise<ReadableError | undefined>;
  /** Also once it is done. */
  readonly onClose: () => void;
}

/** Confirms an action that cannot be undone by a typed word. The safe button has the focus. */
export function TypedWordDialog(props: TypedWordDialogProps) {
  const { title, text, word, action, pending, children, onConfirm, onClose } = props;
  const [typedWord, setTypedWord] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ReadableError | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const explanation = useId();
  const close = () => isPending || onClose();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const isCorrect = typedWord.trim() === word;
    setWrong(!isCorrect);
    if (!isCorrect) return field.current?.focus();
    setPending(true);
    setError(null);
    const callError = await onConfirm();
    setPending(false);
    if (callError) setError(callError);
    else onClose();
  }

  return (
    <ModalDialog open role="alertdialog" aria-describedby={explanation} onClose={close}>
      <Box component="form" noValidate autoComplete="off" onSubmit={(event) => void send(event)} sx={dialogForm}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={content}>
          <Typography id={explanation} variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
          {children}
          <TextField
            label={tc.dialog.word(word)}
            value={typedWord}
            onChange={({ target }) => setTypedWord(target.value)}
            inputRef={field}
            error={isWrong}
            helperText={isWrong && tc.dialog.wrongWord(word)}
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
          />
          <ErrorNote error={error} />
        </DialogContent>
        <DialogActions>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the focus must go into the dialog, and to the safe button */}
          <Button variant="text" autoFocus onClick={close}>
            {tc.dialog.cancel}
          </Button>
          <Button type="submit" variant="contained" sx={filledRed}>
            {isPending ? pending : action}
          </Button>
        </DialogActions>
      </Box>
    </ModalDialog>
  );
}

const content = { ...dialogFields, pt: '6px !important' } as const;

/** Used here only, for the last step of an action that cannot be undone. */
const filledRed = {
  color: 'surface.onInk',
  bgcolor: 'error.main',
  '&:hover': { bgcolor: 'error.main', textDecoration: 'underline' },
} as const;
