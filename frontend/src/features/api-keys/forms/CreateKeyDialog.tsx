import { CreateApiKeyBody, DEFAULT_QUOTA, type IssuedApiKey } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { KeyRulesFields } from './KeyRulesFields.js';
import { LanguageInput } from './LanguageInput.js';
import { useIssueKey } from './use-issue-key.js';

interface CreateKeyDialogProps {
  readonly isOpen: boolean;
  readonly onIssued: (issued: IssuedApiKey, toastTitle: string) => void;
  readonly onClose: () => void;
}

const defaults = {
  clientName: '',
  clientEmail: '',
  language: 'de' as const,
  quota: DEFAULT_QUOTA,
  isTest: false,
  expiresAt: null,
  rateLimitPerMinute: null,
  allowedAddresses: [],
};
const draft = { key: 'api-keys.create', secrets: [] };
const text = tc.apiKeys;

/** A first key for a client, with its quota. */
export function CreateKeyDialog({ isOpen, onIssued, onClose }: CreateKeyDialogProps) {
  const { create } = useIssueKey();

  async function save(key: CreateApiKeyBody) {
    const issued = await create(key);
    if ('technical' in issued) return issued;
    onIssued(issued, text.creating.done);
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      {...text.creating}
      body={CreateApiKeyBody}
      defaults={defaults}
      draft={draft}
      required={['clientName', 'clientEmail', 'quota']}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput name="clientName" label={text.fields.clientName} />
      <TextInput name="clientEmail" label={text.fields.clientEmail} type="email" />
      <LanguageInput />
      <NumberInput name="quota" label={text.fields.quota} helperText={text.fields.quotaHelp} />
      <CheckInput name="isTest" label={text.fields.isTest} helperText={text.fields.isTestHelp} />
      <KeyRulesFields />
    </FormDialog>
  );
}
