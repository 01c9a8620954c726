import { RESTORE_WORD } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import type { CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { TypedWordDialog } from '~/ui/form/dialogs/TypedWordDialog.js';
import { useBeginJob } from '../jobs/use-begin-job.js';
import { useStartRestoreMutation } from './restore.api.js';
import type { RestoreSelection } from './restore-selection.js';

const { backups, restore } = tc.database;
const text = restore.dialog;

interface RestoreDialogProps {
  /** Id of the checked file. */
  readonly id: string;
  /** Name of the checked file. */
  readonly name: string;
  readonly selection: RestoreSelection;
  /** Gets the id of the job. */
  readonly onBegun: (jobId: string) => void;
  readonly onClose: () => void;
}

/** The last question before a restore: the data it replaces, and the data it leaves. */
export function RestoreDialog({ id, name, selection, onBegun, onClose }: RestoreDialogProps) {
  const [startRestore] = useStartRestoreMutation();
  const begin = useBeginJob();

  async function confirm(): Promise<CallError | undefined> {
    const { parts, bringsBackDeleted } = selection;
    const result = await startRestore({
      id,
      body: { parts: [...parts], bringsBackDeleted, confirmation: RESTORE_WORD },
    });
    if (result.data) onBegun(result.data.job.id);
    return begin(result, restore.failed);
  }

  return (
    <TypedWordDialog
      title={text.title}
      text={text.text(name)}
      word={RESTORE_WORD}
      action={text.action}
      pending={text.pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Box sx={{ typography: 'body2' }}>
        {text.parts}
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {selection.parts.map((part) => (
            <li key={part}>{backups.parts[part]}</li>
          ))}
          {selection.bringsBackDeleted && <li>{restore.checked.deleted}</li>}
        </Box>
        <Box sx={{ mt: 3 }}>{restore.notRestored}</Box>
      </Box>
    </TypedWordDialog>
  );
}
