import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { tc } from '../../texts/de-console.js';
import { ModalDialog } from '../dialog/ModalDialog.js';
import { Note } from '../Note.js';
import { type DialogForm, useDialogForm } from './use-dialog-form.js';

interface FormDialogProps<Values extends FieldValues> extends DialogForm<Values> {
  readonly title: string;
  /** One grey sentence below the title. */
  readonly text?: string;
  readonly submit: string;
  /** What the button says while it is being saved. */
  readonly pending: string;
  readonly children: ReactNode;
}

/** A form in a dialog: checked by the contract's class, errors at their fields, nothing typed is lost without a question. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { isOpen, title, text, submit, pending, children } = props;
  const { form, draft, failure, requestClose, send, focusFirst } = useDialogForm(props);
  const heading = useId();
  const transition = { transition: { onEnter: focusFirst } };
  return (
    <ModalDialog open={isOpen} aria-labelledby={heading} onClose={() => void requestClose()} slotProps={transition}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={frame}>
          <DialogTitle id={heading}>{title}</DialogTitle>
          <DialogContent sx={content}>
            {text && (
              <Typography variant="body2" sx={{ mt: -4.5, color: 'text.secondary' }}>
                {text}
              </Typography>
            )}
            {draft.isOffered && (
              <Note kind="info">
                {tc.draft.text}
                <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
                  <Button size="small" onClick={draft.take}>
                    {tc.draft.take}
                  </Button>
                  <Button size="small" variant="text" onClick={draft.drop}>
                    {tc.draft.drop}
                  </Button>
                </Box>
              </Note>
            )}
            {children}
            {failure && (
              <Note kind="error">
                {failure.message ?? tc.unexpected}
                {failure.requestId && <Box sx={{ typography: 'body2' }}>{`${tc.requestId} ${failure.requestId}`}</Box>}
              </Note>
            )}
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={() => void requestClose()}>
              {tc.dialog.cancel}
            </Button>
            <Button type="submit" variant="contained">
              {form.formState.isSubmitting ? pending : submit}
            </Button>
          </DialogActions>
        </Box>
      </FormProvider>
    </ModalDialog>
  );
}

const frame = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const content = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 5,
  pt: '20px !important',
} as const;
