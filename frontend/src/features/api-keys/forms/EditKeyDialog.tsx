import { type ApiKeyRecord, ChangeApiKeyBody } from '@pruefer/contracts';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useEditedState } from '~/ui/form/state/use-edited-state.js';
import { VersionsNote } from '~/ui/form/notes/VersionsNote.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useChangeApiKeyMutation } from '../key/api-keys.api.js';
import { isIncomplete } from './is-incomplete.js';
import { keyFields } from './key-fields.js';
import { KeyRulesFields } from './KeyRulesFields.js';
import { LanguageInput } from './LanguageInput.js';

interface EditKeyDialogProps {
  /** The current key; the form keeps the one from when it was opened. */
  readonly apiKey: ApiKeyRecord;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const text = tc.apiKeys;

/** Client, quota, state and rules of a key. An edit on an old state is never saved unseen. */
export function EditKeyDialog({ apiKey: latest, isOpen, onClose }: EditKeyDialogProps) {
  const { opened, current, version, isConflict, reload } = useEditedState(latest);
  const [change] = useChangeApiKeyMutation();
  const toast = useToast();
  const { id, clientName } = opened;
  const comparedFields = keyFields(useTimes());
  const who = useChangeAuthor({ target: id }, current !== null);
  const staysOff = opened.isRenewed && !opened.isActive;

  async function save(typed: ChangeApiKeyBody): Promise<CallError | 'saved' | 'open'> {
    const { error } = await change({ id, change: { ...typed, version } });
    const refusal = asCallError(error);
    if (refusal && isConflict(refusal)) return 'open';
    if (refusal) return refusal;
    toast({ kind: 'success', ...text.editing.done(typed.clientName ?? clientName) });
    return 'saved';
  }

  return (
    <FormDialog
      // After the saved version was taken the form begins with it.
      key={opened.version}
      isOpen={isOpen}
      title={text.editing.title}
      text={clientName}
      submit={text.editing.submit}
      pending={text.editing.pending}
      body={ChangeApiKeyBody}
      defaults={editedFields(opened)}
      draft={{ key: `api-keys.edit.${id}`, secrets: [] }}
      invalidInputToast={invalidInputToast}
      failed={text.editing.failed}
      onSubmit={save}
      onClose={onClose}
    >
      {current && <VersionsNote {...{ comparedFields, who }} now={editedFields(current)} onReload={reload} />}
      <TextInput name="clientName" label={text.fields.clientName} autoComplete="off" />
      <TextInput name="clientEmail" label={text.fields.clientEmail} type="email" autoComplete="off" />
      <LanguageInput />
      <NumberInput name="quota" label={text.fields.quota} helperText={text.fields.quotaEditHelp} />
      <CheckInput
        name="isActive"
        label={text.fields.isActive}
        disabled={staysOff}
        helperText={staysOff ? text.fields.isActiveHelp : undefined}
      />
      <KeyRulesFields isOpenAtFirst={hasRules(opened)} />
    </FormDialog>
  );
}

/** The editable fields of a key. */
function editedFields(key: ApiKeyRecord): ChangeApiKeyBody {
  const { clientName, clientEmail, language, quota, isActive, expiresAt, rateLimitPerMinute, allowedAddresses } = key;
  return { clientName, clientEmail, language, quota, isActive, expiresAt, rateLimitPerMinute, allowedAddresses };
}

function hasRules({ expiresAt, rateLimitPerMinute, allowedAddresses }: ApiKeyRecord): boolean {
  return expiresAt !== null || rateLimitPerMinute !== null || allowedAddresses.length > 0;
}

function invalidInputToast({ clientName, clientEmail, quota }: ChangeApiKeyBody) {
  return isIncomplete(clientName, clientEmail, quota)
    ? tc.missingInput
    : { title: text.editing.failed, text: tc.fieldsWrong };
}
