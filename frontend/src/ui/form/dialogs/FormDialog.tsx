import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { dialogFields, dialogForm } from './dialog-layout.js';
import { DraftNote, ErrorNote } from '../notes/FormNotes.js';
import { type DialogFormSettings, useDialogForm } from './use-dialog-form.js';

/** What a form in a dialog says and does. */
export interface FormDialogProps<Values extends FieldValues> extends DialogFormSettings<Values> {
  readonly title: string;
  /** One grey sentence below the title. */
  readonly text?: string;
  readonly submit: string;
  /** Label of the button during the save. */
  readonly pending: string;
  /** 520 unless it has more to show. */
  readonly widthPx?: number;
  readonly children: ReactNode;
}

/** A form in a dialog: checked by the contract's class, errors at their fields, nothing typed is lost without a question. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { isOpen, title, text, submit, pending, widthPx, children } = props;
  const { form, draft, error, requestClose, send, focusFirst } = useDialogForm(props);
  const transition = { transition: { onEnter: focusFirst } };
  return (
    <ModalDialog
      open={isOpen}
      onClose={() => void requestClose()}
      slotProps={transition}
      sx={{ '& .MuiDialog-paper': { width: { sm: widthPx } } }}
    >
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={dialogForm}>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent sx={content}>
            {text && (
              <Typography variant="body2" sx={{ mt: -4.5, color: 'text.secondary' }}>
                {text}
              </Typography>
            )}
            <DraftNote {...draft} />
            {children}
            <ErrorNote error={error} />
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

const content = { ...dialogFields, pt: '20px !important' } as const;
