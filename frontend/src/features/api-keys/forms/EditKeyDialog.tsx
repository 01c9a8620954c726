import { type ApiKeyRecord, ChangeApiKeyBody } from '@pruefer/contracts';
import { asCallError } from '~/api/http/call-error.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { RecordDialog } from '~/widgets/RecordDialog.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useChangeApiKeyMutation } from '../key/api-keys.api.js';
import { keyFields } from './key-fields.js';
import { KeyRulesFields } from './KeyRulesFields.js';
import { LanguageInput } from './LanguageInput.js';

interface EditKeyDialogProps {
  readonly apiKey: ApiKeyRecord;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const text = tc.apiKeys;

/** Client, quota, state and rules of a key. An edit on an old state is never saved unseen. */
export function EditKeyDialog({ apiKey: key, isOpen, onClose }: EditKeyDialogProps) {
  const [change] = useChangeApiKeyMutation();
  const toast = useToast();
  const { id } = key;
  const comparedFields = keyFields(useTimes());
  const staysOff = key.isRenewed && !key.isActive;

  async function save(values: ChangeApiKeyBody, version: number) {
    const { data, error } = await change({ id, change: { ...values, version } });
    if (data) toast({ kind: 'success', ...text.editing.done(data.clientName) });
    return asCallError(error);
  }

  return (
    <RecordDialog
      state={key}
      subject={{ target: id }}
      isOpen={isOpen}
      {...text.editing}
      text={key.clientName}
      body={ChangeApiKeyBody}
      toValues={editedFields}
      comparedFields={comparedFields}
      draft={{ key: `api-keys.edit.${id}`, secrets: [] }}
      required={['clientName', 'clientEmail', 'quota']}
      save={save}
      onClose={onClose}
    >
      <TextInput name="clientName" label={text.fields.clientName} />
      <TextInput name="clientEmail" label={text.fields.clientEmail} type="email" />
      <LanguageInput />
      <NumberInput name="quota" label={text.fields.quota} helperText={text.fields.quotaEditHelp} />
      <CheckInput
        name="isActive"
        label={text.fields.isActive}
        disabled={staysOff}
        helperText={staysOff ? text.fields.isActiveHelp : undefined}
      />
      <KeyRulesFields isOpenAtFirst={hasRules(key)} />
    </RecordDialog>
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
