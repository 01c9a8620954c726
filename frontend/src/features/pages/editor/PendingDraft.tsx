import type { AdminPage } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { Note } from '~/ui/text/Note.js';
import { useDiscardDraftMutation, usePublishDraftMutation } from '../records/pages.api.js';
import { usePublishing } from '../publishing/use-publishing.js';

interface PendingDraftProps {
  readonly page: AdminPage;
  /** Something is typed that is not in the draft yet. */
  readonly isUnsaved: boolean;
}

const text = tc.pages.draft;

/** Notes that visitors still see the published version; offers to publish or discard the draft. */
export function PendingDraft({ page, isUnsaved }: PendingDraftProps) {
  const times = useTimes();
  const actions = useDraftActions(page);
  if (!page.draft) return null;
  const { savedAt, savedBy } = page.draft;
  return (
    <Note kind="info">
      {text.text(times.at(savedAt), savedBy)}
      {isUnsaved ? (
        <Box sx={{ typography: 'body2', mt: 1 }}>{text.unsaved}</Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <Button size="small" onClick={() => void actions.publish()}>
            {text.publish}
          </Button>
          <Button size="small" variant="text" onClick={() => void actions.discard()}>
            {text.discard}
          </Button>
        </Box>
      )}
    </Note>
  );
}

function useDraftActions(page: AdminPage) {
  const [publishDraft] = usePublishDraftMutation();
  const [discardDraft] = useDiscardDraftMutation();
  const { confirmPublish, confirmMove } = usePublishing();
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();
  const { id, version, title, draft } = page;

  return {
    publish: async () => {
      if (!draft || !(await confirmMove(page, draft))) return;
      if (!(await confirmPublish(draft))) return;
      const { error } = await publishDraft({ id, version });
      tellOutcome(error, tc.pages.editing.failed, tc.pages.editing.published(draft.title));
    },
    discard: async () => {
      if (!(await confirm({ ...text.discarding(title), isDanger: true }))) return;
      const { error } = await discardDraft({ id, version });
      tellOutcome(error, tc.pages.editing.failed, text.discarded(title));
    },
  };
}
