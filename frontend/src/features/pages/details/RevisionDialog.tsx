import type { AdminPage, Revision } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { TextComparison } from '~/ui/editor/TextComparison.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { Note } from '~/ui/text/Note.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { comparedRevisionFields } from '../fields/page-fields.js';
import { useRestoreRevisionMutation, useRevisionQuery } from '../records/page-tools.api.js';

interface RevisionDialogProps {
  readonly page: AdminPage;
  readonly number: number;
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
}

const text = tc.pages.revisions;

/** A version next to the current page, and the way back to it. */
export function RevisionDialog({ page, number, isUnsaved, onClose }: RevisionDialogProps) {
  const times = useTimes();
  const query = useRevisionQuery({ id: page.id, number }, { refetchOnMountOrArgChange: true });
  const { restore, isRestoring } = useRestore(page, number, onClose);
  return (
    <ModalDialog open onClose={onClose} sx={{ '& .MuiDialog-paper': { width: { sm: 960 } } }}>
      <DialogTitle>{text.name(number)}</DialogTitle>
      <DialogContent sx={{ pt: '6px !important' }}>
        <Loaded {...loadState(query)} data={query.currentData} errorTitle={text.readFailed} rows={6} rowHeightPx={40}>
          {(revision) => (
            <>
              <Typography variant="body2" sx={{ mb: 4, color: 'text.secondary' }}>
                {text.compared(times.at(revision.at), revision.actor)}
              </Typography>
              <Comparison revision={revision} />
            </>
          )}
        </Loaded>
        {isUnsaved && (
          <Box sx={{ mt: 4 }}>
            <Note kind="warning">{tc.pages.draft.unsaved}</Note>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {text.close}
        </Button>
        <Button
          variant="contained"
          disabled={!query.currentData || isUnsaved || isRestoring}
          onClick={() => void restore()}
        >
          {isRestoring ? text.restoring : text.restore}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

function Comparison({ revision: { fields, against, difference } }: { revision: Revision }) {
  const changes = comparedRevisionFields
    .map(([label, formatField]) => ({ label, then: formatField(fields), now: formatField(against) }))
    .filter((change) => change.then !== change.now);
  return (
    <>
      {changes.length === 0 && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.sameFields}</Box>}
      <FactRows
        facts={changes.map(({ label, then, now }) => ({
          label,
          value: (
            <>
              <div>{`${text.then}: ${then}`}</div>
              <div>{`${text.now}: ${now}`}</div>
            </>
          ),
        }))}
      />
      <Typography component="h3" variant="panelTitle" sx={{ mt: 5, mb: 2 }}>
        {text.content}
      </Typography>
      <TextComparison parts={difference} leftHeading={text.then} rightHeading={text.now} />
    </>
  );
}

function useRestore({ id, version }: AdminPage, number: number, onDone: () => void) {
  const [restore, { isLoading }] = useRestoreRevisionMutation();
  const tellOutcome = useOutcomeToast();
  return {
    isRestoring: isLoading,
    restore: async () => {
      const { error } = await restore({ id, number, version });
      if (!error) onDone();
      tellOutcome(error, tc.pages.editing.failed, text.restored(number));
    },
  };
}
