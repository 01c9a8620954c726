import { type AdminPage, PlanPublicationBody, type Times } from '@pruefer/contracts';
import { useController } from 'react-hook-form';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { RadioInput } from '~/ui/form/inputs/RadioInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { GermanPickers } from '~/ui/form/dates/GermanPickers.js';
import { MomentField } from '~/ui/form/dates/MomentField.js';
import { usePlanPublicationMutation } from '../records/page-tools.api.js';

interface PlanDialogProps {
  readonly page: AdminPage;
  readonly onClose: () => void;
}

const text = tc.pages.plans;
const options = (['publish', 'unpublish'] as const).map((value) => ({ value, label: text.actions[value] }));

/** Publishes a page, or takes it off the site, at a time. */
export function PlanDialog({ page, onClose }: PlanDialogProps) {
  const [plan] = usePlanPublicationMutation();
  const times = useTimes();
  const toast = useToast();
  const { id, title, isPublished, draft } = page;

  async function save(values: PlanPublicationBody): Promise<CallError | 'saved'> {
    const { data, error } = await plan({ id, plan: values });
    if (error) return errorAtTime(asCallError(error));
    toast({ kind: 'success', ...text.done(title, data.action, times.at(data.at)) });
    return 'saved';
  }

  return (
    <FormDialog
      isOpen
      title={text.create}
      text={`${title}. ${text.formText(times.zone)}`}
      submit={text.submit}
      pending={text.pending}
      body={PlanPublicationBody}
      // Of a page that visitors see as it is, the other step is the next one.
      defaults={{ action: isPublished && draft === null ? 'unpublish' : 'publish', at: '' }}
      draft={{ key: `pages.plan.${id}`, secrets: [] }}
      required={['at']}
      failed={text.createFailed}
      onSubmit={save}
      onClose={onClose}
    >
      <RadioInput name="action" label={text.action} options={options} />
      <MomentInput name="at" label={text.at} times={times} incompleteText={text.atMissing} />
    </FormDialog>
  );
}

/** Moves the error of a time in the past, or too far ahead, to the field of the time. */
function errorAtTime(error: CallError): CallError {
  const { code, message } = error;
  if (code !== 'plan_time_invalid' || message === null) return error;
  return { ...error, fields: [{ field: 'at', code, message }] };
}

interface MomentInputProps {
  readonly name: string;
  readonly label: string;
  readonly times: Times;
  /** Error message while day or time are incomplete. */
  readonly incompleteText: string;
}

/** A day and a time in the surrounding form; the value is an ISO 8601 instant, or empty while it is incomplete. */
function MomentInput({ name, label, times, incompleteText }: MomentInputProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const { ref, value, onChange, onBlur } = field;
  const { error } = fieldState;
  return (
    <GermanPickers>
      <MomentField
        {...{ label, times, onBlur }}
        inputRef={ref}
        start={value ? new Date(value) : null}
        problem={error && (value ? (error.message ?? incompleteText) : incompleteText)}
        onChange={(moment) => onChange(moment?.toISOString() ?? '')}
        disablePast
      />
    </GermanPickers>
  );
}
