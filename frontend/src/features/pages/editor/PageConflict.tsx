import type { AdminPage } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { VersionsNote } from '~/ui/form/notes/VersionsNote.js';
import { editedFields, comparedPageFields } from '../fields/page-fields.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';

/** Needed only when two have edited the same page. */
const ComparedContents = lazyPart(() => import('./ComparedContents.js').then((loaded) => loaded.ComparedContents));

interface PageConflictProps {
  /** The version that another user has saved meanwhile. */
  readonly now: AdminPage;
  readonly onReload: () => void;
}

/** Another user was quicker: both versions side by side, the text line by line. */
export function PageConflict({ now, onReload }: PageConflictProps) {
  const content = useWatch<Record<string, string>>({ name: 'content' }) ?? '';
  const savedFields = editedFields(now);
  const times = useTimes();
  const { savedBy, savedAt } = now.draft ?? { savedBy: now.updatedBy, savedAt: now.updatedAt };
  const who = tc.conflict.who(savedBy, times.minute(savedAt));
  return (
    <VersionsNote comparedFields={comparedPageFields} now={savedFields} who={who} onReload={onReload}>
      {content !== savedFields.content && (
        <Box sx={{ mt: 3 }}>
          <Box sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }}>{tc.pages.conflict.content}</Box>
          <Suspense fallback={null}>
            <ComparedContents mine={content} theirs={savedFields.content} />
          </Suspense>
        </Box>
      )}
    </VersionsNote>
  );
}
