import type { AdminPage } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ChangeLink } from '~/widgets/changes/LastChanged.js';
import { tc } from '~/texts/de-console.js';
import { DraftNote, ErrorNote } from '~/ui/form/notes/FormNotes.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { UnsavedBar } from '~/ui/form/edit-form/UnsavedBar.js';
import { Note } from '~/ui/text/Note.js';
import { Panel } from '~/ui/panel/Panel.js';
import { useTimes } from '~/api/settings/use-times.js';
import { VersionsNote } from '~/ui/form/notes/VersionsNote.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { PageFields } from '../fields/PageFields.js';
import { WaitingPlans } from '../plans/WaitingPlans.js';
import { SlugInput } from '../fields/SlugInput.js';
import { PageActions } from './PageActions.js';
import { PendingDraft } from './PendingDraft.js';
import type { PageEdit } from './use-page-edit.js';
import { comparedPageFields, editedFields } from '../fields/page-fields.js';

interface PageFormProps {
  readonly edit: PageEdit;
  readonly page: AdminPage;
  readonly isLarge: boolean;
  readonly scrollsIntoView: boolean;
  readonly onDeleted: () => void;
}

const text = tc.pages;
const ROWS = { minRows: 11, maxRows: 26 };
const LARGE_ROWS = { minRows: 20, maxRows: 60 };

/** The fields of a page, and the bar that saves them. */
export function PageForm({ edit, page, isLarge, scrollsIntoView, onDeleted }: PageFormProps) {
  const form = useSeen(scrollsIntoView && !isLarge);
  const { openedState: openedPage, isDirty } = edit;
  const lastChange = openedPage.draft
    ? { at: openedPage.draft.savedAt, by: openedPage.draft.savedBy }
    : { at: openedPage.updatedAt, by: openedPage.updatedBy };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={text.editing.form}
      onSubmit={(event) => void edit.send(event)}
      onKeyDown={saveByKey}
      sx={{ minWidth: 0 }}
    >
      <Panel
        title={openedPage.title}
        actions={<PageActions page={page} edit={edit} isLarge={isLarge} onDeleted={onDeleted} />}
        flush
      >
        <Box sx={fields}>
          <Box sx={changeLine}>
            <ChangeLink part={{ area: 'pages', target: page.id }} {...lastChange} isPlain={isLarge} />
          </Box>
          <DraftNote {...edit.draft} />
          {edit.current && <PageConflict current={edit.current} onReload={edit.reload} />}
          <ErrorNote error={edit.error} />
          {openedPage.draft && <PendingDraft page={openedPage} isUnsaved={isDirty} />}
          <WaitingPlans pageId={page.id} />
          {openedPage.gaps.length > 0 && <Note kind="warning">{text.editing.gaps(openedPage.gaps.join(', '))}</Note>}
          <TextInput name="title" label={text.fields.title} />
          <SlugInput />
          <PageFields pageId={page.id} {...(isLarge ? LARGE_ROWS : ROWS)} />
        </Box>
        <UnsavedBar isFoot onDiscard={() => void edit.discard()}>
          {openedPage.isPublished && (
            <Button onClick={({ currentTarget }) => edit.sendDraft(currentTarget.form)}>{text.editing.asDraft}</Button>
          )}
        </UnsavedBar>
      </Panel>
    </Box>
  );
}

/** Scrolls to a requested form where it is below the list and not next to it. */
function useSeen(scrollsIntoView: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isBelow = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  useEffect(() => {
    if (scrollsIntoView && isBelow) form.current?.scrollIntoView({ block: 'start' });
  }, [scrollsIntoView, isBelow]);
  return form;
}

/** Saves on Ctrl+S or Cmd+S. */
function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Directly below the title, which shares its row with the actions. */
const changeLine = { mt: -3, typography: 'body2', color: 'text.secondary' } as const;

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  px: 5,
  pb: 5,
  // The names of missing fields are longer than a phone is wide.
  overflowWrap: 'anywhere',
} as const;

/** Needed only when two have edited the same page. */
const ComparedContents = latePart(() => import('./ComparedContents.js'), 'ComparedContents');

interface PageConflictProps {
  /** The version that another user has saved meanwhile. */
  readonly current: AdminPage;
  readonly onReload: () => void;
}

/** Another user was quicker: both versions side by side, the text line by line. */
function PageConflict({ current, onReload }: PageConflictProps) {
  const content = useWatch<Record<string, string>>({ name: 'content' }) ?? '';
  const savedFields = editedFields(current);
  const times = useTimes();
  const { savedBy, savedAt } = current.draft ?? { savedBy: current.updatedBy, savedAt: current.updatedAt };
  const who = tc.conflict.who(savedBy, times.minute(savedAt));
  return (
    <VersionsNote comparedFields={comparedPageFields} current={savedFields} who={who} onReload={onReload}>
      {content !== savedFields.content && (
        <Box sx={{ mt: 3 }}>
          <Box sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }}>{tc.pages.conflict.content}</Box>
          <ComparedContents mine={content} theirs={savedFields.content} />
        </Box>
      )}
    </VersionsNote>
  );
}
