import { type AlertSettings, type ApiKeyRecord, ChangeAlertSettingsBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import type { CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { RecordDialog } from '~/widgets/RecordDialog.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';
import { Note } from '~/ui/text/Note.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { usedPercent } from '~/ui/panel/usage-band.js';
import { PercentsInput } from './PercentsInput.js';

type Figures = Pick<ApiKeyRecord, 'used' | 'quota'>;

interface AlertSettingsDialogProps {
  readonly apiKey: Pick<ApiKeyRecord, 'id' | 'clientName'> & Figures;
  readonly settings: AlertSettings;
  readonly onSave: (change: ChangeAlertSettingsBody) => Promise<CallError | undefined>;
  readonly onClose: () => void;
}

const text = tc.alerts.editing;

/** Label and displayed value of each setting. */
const comparedFields: readonly ComparedField<ChangeAlertSettingsBody>[] = [
  [text.thresholds, ({ thresholds }) => thresholds?.join(', ') || tc.conflict.none],
  [text.isMailOn, ({ isMailOn }) => (isMailOn ? tc.conflict.yes : tc.conflict.no)],
  [text.mailTo, ({ mailTo }) => mailTo || tc.conflict.none],
  [text.webhookUrl, ({ webhookUrl }) => webhookUrl || tc.conflict.none],
];

/** Thresholds, mail address and webhook of a contract. An edit on an old state is never saved unseen. */
export function AlertSettingsDialog({ apiKey, settings, onSave, onClose }: AlertSettingsDialogProps) {
  const { id, clientName } = apiKey;
  const toast = useToast();

  async function save(values: ChangeAlertSettingsBody, version: number) {
    const error = await onSave({ ...values, version });
    if (!error) toast({ kind: 'success', ...text.done(clientName) });
    return error;
  }

  return (
    <RecordDialog
      state={settings}
      subject={{ target: id }}
      isOpen
      {...text}
      text={text.text(clientName)}
      body={ChangeAlertSettingsBody}
      toValues={editedFields}
      comparedFields={comparedFields}
      draft={{ key: `api-keys.alerts.${id}`, secrets: ['webhookUrl'] }}
      save={save}
      onClose={onClose}
    >
      <PercentsInput name="thresholds" label={text.thresholds} helperText={text.thresholdsHelp} />
      <PassedThresholds {...apiKey} />
      <CheckInput name="isMailOn" label={text.isMailOn} />
      <TextInput
        name="mailTo"
        label={text.mailTo}
        helperText={text.mailToHelp(settings.clientEmail)}
        type="email"
        isOptional
      />
      <TextInput name="webhookUrl" label={text.webhookUrl} helperText={text.webhookUrlHelp} type="url" isOptional />
    </RecordDialog>
  );
}

/** The editable settings. */
function editedFields({ thresholds, isMailOn, mailTo, webhookUrl }: AlertSettings): ChangeAlertSettingsBody {
  return { thresholds, isMailOn, mailTo, webhookUrl };
}

/** Warns which of the typed thresholds will send no alert for now. */
function PassedThresholds({ used, quota }: Figures) {
  const values = useWatch<{ thresholds?: (number | string)[] }, 'thresholds'>({ name: 'thresholds' });
  const passedPercents = passedThresholds(values ?? [], { used, quota });
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {passedPercents.length > 0 && (
        <Note kind="warning">{tc.alerts.editing.passed(Math.floor(usedPercent(used, quota)), ...passedPercents)}</Note>
      )}
    </Box>
  );
}

/** The thresholds that the use has already reached, ascending, each once. Ignores values other than whole percents. */
export function passedThresholds(values: readonly (number | string)[], { used, quota }: Figures): number[] {
  const percents = [...new Set(values)].filter((value) => typeof value === 'number').filter((value) => value > 0);
  return percents.filter((percent) => usedPercent(used, quota) >= percent).toSorted((a, b) => a - b);
}
