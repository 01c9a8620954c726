import { SaveSystemConfigBody, type StoredSystemConfig, type SystemConfig, timesIn } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import { saveResult } from '~/api/store/save-result.js';
import { useSaveSystemConfigMutation } from '~/api/settings/settings.api.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { EditForm } from '~/ui/form/edit-form/EditForm.js';
import { useEditForm } from '~/ui/form/edit-form/use-edit-form.js';
import { Note } from '~/ui/text/Note.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { twoColumns } from '~/ui/panel/columns.js';
import { Panel } from '~/ui/panel/Panel.js';
import { type FactRow, FactRows } from '~/ui/panel/FactRows.js';
import { PanelFigures } from '~/ui/panel/PanelFigures.js';
import { usePageVisible } from '~/ui/hooks/use-page-visible.js';
import { comparedConfigFields, toConfigFields } from './config-fields.js';
import { SettingsPanel } from './SettingsPanel.js';

interface SystemFormProps {
  readonly latest: StoredSystemConfig;
  /** Managers look only. */
  readonly isReadOnly: boolean;
  /** Reloads the page. */
  readonly onReload: () => void;
}

const text = tc.system;

/** The settings, saved together. */
export function SystemForm({ latest, isReadOnly, onReload }: SystemFormProps) {
  const [send] = useSaveSystemConfigMutation();
  const [savedAt, setSavedAt] = useState<Date>();
  const toast = useToast();
  const edit = useEditForm<StoredSystemConfig, SaveSystemConfigBody>({
    latest,
    toValues: toConfigFields,
    body: SaveSystemConfigBody,
    draft: { key: 'system', secrets: [] },
    failed: text.saveFailed,
    unexpected: tc.failedHere,
    save: async (values, version) => saveResult(await send({ ...values, version })),
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
        <SettingsPanel panel="times" disabled={isReadOnly} />
        <TimePreview savedConfig={edit.openedState} />
        <SettingsPanel panel="api" disabled={isReadOnly} />
        <SettingsPanel panel="login" disabled={isReadOnly} />
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

const SECOND_MS = 1_000;

/**
 * The current time in the chosen zone and formats, next to the saved ones where those differ.
 * @param savedConfig the saved settings
 */
function TimePreview({ savedConfig }: { savedConfig: SystemConfig }) {
  const { control } = useFormContext<SystemConfig>();
  const [timezone, dateFormat, timeFormat] = useWatch({ control, name: ['timezone', 'dateFormat', 'timeFormat'] });
  const now = useNow();
  const times = timesIn({ timezone, dateFormat, timeFormat });
  const [chosenTime, savedTime] = [times.at(now), timesIn(savedConfig).at(now)];
  const facts: FactRow[] = [
    { label: text.preview.zone, value: timezone },
    { label: text.preview.inLists, value: <time dateTime={now.toISOString()}>{chosenTime}</time> },
    ...(chosenTime === savedTime ? [] : [{ label: text.preview.saved, value: savedTime }]),
  ];
  return (
    <Panel title={text.preview.title} subtitle={text.preview.text}>
      <PanelFigures
        role="timer"
        figures={[
          { value: times.clock(now), label: text.preview.clock },
          { value: times.day(now), label: text.preview.day },
        ]}
      />
      <FactRows facts={facts} />
    </Panel>
  );
}

/** The time, at the turn of every second; it pauses while the page is hidden. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return;
    const timer = setTimeout(() => setNow(new Date()), SECOND_MS - (now.getTime() % SECOND_MS));
    return () => clearTimeout(timer);
  }, [now, isVisible]);
  return now;
}
