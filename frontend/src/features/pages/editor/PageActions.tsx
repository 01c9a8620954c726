import type { AdminPage } from '@pruefer/contracts';
import { CalendarClock, History, Link2, ListChecks, Maximize2, Trash2 } from 'lucide-react';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { tc } from '~/texts/de-console.js';
import { type RowAction, RowActions } from '~/ui/controls/RowActions.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useDeletePageMutation, useRestorePageMutation } from '../records/pages.api.js';
import { usePublishing } from '../publishing/use-publishing.js';
import type { PageEdit } from './use-page-edit.js';

interface PageActionsProps {
  readonly page: AdminPage;
  readonly edit: PageEdit;
  readonly isLarge: boolean;
  readonly onDeleted: () => void;
}

const text = tc.pages.editing;

/** The actions on a page apart from editing it. */
export function PageActions({ page, edit, isLarge, onDeleted }: PageActionsProps) {
  const [, change] = useQueryParams();
  const remove = useRemovePage(page, edit, onDeleted);
  const { title } = page;
  const action = (name: string, icon: RowAction['icon'], onRun: () => void) => ({
    label: text.of(name, title),
    icon,
    onRun,
  });
  // The large view covers the drawer that would open.
  const tab = (name: string) => () => change({ tab: name, panel: null });
  if (isLarge) return null;
  return (
    <RowActions
      subject={title}
      actions={[
        action(text.checks, ListChecks, tab('check')),
        { ...action(text.revisions, History, tab('revisions')), word: text.revisions },
        action(text.large, Maximize2, () => change({ dialog: 'edit' })),
      ]}
      more={[
        action(text.plan, CalendarClock, () => change({ dialog: 'plan' })),
        action(text.links, Link2, tab('links')),
        action(text.remove, Trash2, () => void remove()),
      ]}
    />
  );
}

/** Moves the page to the trash after showing the links to it; the toast can undo that while it is shown. */
function useRemovePage({ id, title, version: shownVersion }: AdminPage, edit: PageEdit, onDeleted: () => void) {
  const [deletePage] = useDeletePageMutation();
  const [restorePage] = useRestorePageMutation();
  const { confirmDelete } = usePublishing();
  const tellOutcome = useOutcomeToast();

  async function restoreDeleted(version: number) {
    const { error } = await restorePage({ id, version });
    tellOutcome(error, tc.pages.trashed.restoreFailed, tc.pages.trashed.restored(title));
  }

  return async () => {
    if (edit.isDirty && !(await edit.askToDiscard())) return;
    if (!(await confirmDelete(edit.openedState))) return;
    const { data, error } = await deletePage({ id, version: shownVersion });
    if (data) {
      edit.release();
      onDeleted();
    }
    const undoable = data && { ...tc.pages.deleted(title), undo: () => void restoreDeleted(data.version) };
    tellOutcome(error, tc.pages.deleteFailed, undoable);
  };
}
