import { SaveSystemConfigBody, type StoredSystemConfig } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import { saveResult } from '~/api/base/save-result.js';
import { useSaveSystemConfigMutation } from '~/api/settings/settings.api.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { EditForm } from '~/ui/form/edit-form/EditForm.js';
import { useEditForm } from '~/ui/form/edit-form/use-edit-form.js';
import { Note } from '~/ui/text/Note.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { configFieldsOf, comparedConfigFields } from './config-fields.js';
import { LimitFields } from './LimitFields.js';
import { TimeFields } from './TimeFields.js';
import { TimePreview } from './TimePreview.js';
import { twoColumns } from '~/ui/panel/columns.js';

interface SystemFormProps {
  readonly latest: StoredSystemConfig;
  /** Managers look only. */
  readonly isReadOnly: boolean;
  /** Reloads the page. */
  readonly onReload: () => void;
}

const text = tc.system;
const invalidInputToast = { title: text.saveFailed, text: tc.fieldsWrong };

/** The seven settings, saved together. */
export function SystemForm({ latest, isReadOnly, onReload }: SystemFormProps) {
  const [send] = useSaveSystemConfigMutation();
  const [savedAt, setSavedAt] = useState<Date>();
  const toast = useToast();
  const edit = useEditForm<StoredSystemConfig, SaveSystemConfigBody>({
    latest,
    valuesOf: configFieldsOf,
    body: SaveSystemConfigBody,
    draft: { key: 'system', secrets: [] },
    invalidInputToast: () => invalidInputToast,
    failed: text.saveFailed,
    unexpected: tc.failedHere,
    save: async (typed, version) => saveResult(await send({ ...typed, version })),
    onSaved: () => {
      setSavedAt(new Date());
      toast({ kind: 'success', ...text.saved });
    },
  });
  const who = useChangeAuthor({ action: 'settings.saved' }, edit.current !== null);

  return (
    <EditForm
      edit={edit}
      comparedFields={comparedConfigFields}
      who={who}
      label={text.form}
      isReadOnly={isReadOnly}
      notes={
        <>
          {isReadOnly && <Note kind="info">{text.readOnly}</Note>}
          {savedAt && <ReloadAdvice savedAt={savedAt} onReload={onReload} />}
        </>
      }
    >
      <Box sx={twoColumns}>
        <TimeFields disabled={isReadOnly} />
        <TimePreview saved={edit.opened} />
        <LimitFields group="api" disabled={isReadOnly} />
        <LimitFields group="login" disabled={isReadOnly} />
      </Box>
    </EditForm>
  );
}

/** A toast disappears: the next step stays on the page. */
function ReloadAdvice({ savedAt, onReload }: { savedAt: Date; onReload: () => void }) {
  const times = useTimes();
  return (
    <Note kind="info">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 320px', typography: 'body2' }}>{text.reloadAdvice(times.clock(savedAt))}</Box>
        <Button size="small" onClick={onReload}>
          {text.reload}
        </Button>
      </Box>
    </Note>
  );
}
