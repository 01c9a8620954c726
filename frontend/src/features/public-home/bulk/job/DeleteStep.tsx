import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { fileJobTexts } from '~/texts/bulk.js';
import { buttonRow } from './job-card.js';

const texts = fileJobTexts.end;

interface DeleteStepProps {
  readonly name: string;
  readonly isBusy: boolean;
  /** There is a result that would be lost. */
  readonly needsConfirmation: boolean;
  readonly onDelete: () => void;
  /** Buttons beside it. */
  readonly children: ReactNode;
}

/** Deletes a job; asks before, in its place, where that cannot be undone. */
export function DeleteStep({ name, isBusy, needsConfirmation, onDelete, children }: DeleteStepProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Box sx={{ mt: 5 }}>
        <Typography role="alert" sx={{ overflowWrap: 'anywhere' }}>
          {texts.ask(name)}
        </Typography>
        <Box sx={{ ...buttonRow, mt: 3 }}>
          {/* The safe choice has the focus, as in the console's dialogs. */}
          <Button ref={focus} disabled={isBusy} onClick={() => setOpen(false)}>
            {texts.keep}
          </Button>
          <Button color="error" disabled={isBusy} onClick={onDelete}>
            {texts.confirm}
          </Button>
        </Box>
      </Box>
    );
  return (
    <Box sx={buttonRow}>
      {children}
      <Button color="error" disabled={isBusy} onClick={needsConfirmation ? () => setOpen(true) : onDelete}>
        {texts.remove}
      </Button>
    </Box>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
