import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from './ModalDialog.js';
import { ConfirmContext, type Question } from './confirm.js';

const emptyQuestion: Question = { title: '', text: '', action: '' };

/**
 * Provides awaitable questions to everything below it. The safe button has the focus; Escape and a click outside mean
 * no.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState(emptyQuestion);
  const settle = useRef<(answer: boolean) => void>(undefined);
  const text = useId();

  const confirm = useCallback((newQuestion: Question) => {
    // A second question while one is open answers the first with no.
    settle.current?.(false);
    setQuestion(newQuestion);
    setOpen(true);
    return new Promise<boolean>((resolve) => (settle.current = resolve));
  }, []);

  function settleWith(isYes: boolean) {
    setOpen(false);
    settle.current?.(isYes);
    settle.current = undefined;
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      <ModalDialog open={isOpen} role="alertdialog" aria-describedby={text} onClose={() => settleWith(false)}>
        <DialogTitle>{question.title}</DialogTitle>
        <DialogContent sx={{ pt: '6px !important' }}>
          <Typography id={text} variant="body2" sx={{ color: 'text.secondary' }}>
            {question.text}
          </Typography>
          {question.details}
        </DialogContent>
        <DialogActions>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the focus must go into the dialog, and to the safe button */}
          <Button variant="text" autoFocus onClick={() => settleWith(false)}>
            {question.safe ?? tc.dialog.cancel}
          </Button>
          <Button
            variant={question.isDanger ? 'outlined' : 'contained'}
            color={question.isDanger ? 'error' : 'inherit'}
            onClick={() => settleWith(true)}
          >
            {question.action}
          </Button>
        </DialogActions>
      </ModalDialog>
    </ConfirmContext>
  );
}
