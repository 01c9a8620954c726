import { type ApiKeyRecord, type IssuedApiKey, renewalOverlaps, RenewApiKeyBody } from '@pruefer/contracts';
import { useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { RadioInput } from '~/ui/form/inputs/RadioInput.js';
import { Note } from '~/ui/text/Note.js';
import { useIssueKey } from './use-issue-key.js';

interface RenewKeyDialogProps {
  readonly apiKey: ApiKeyRecord;
  readonly isOpen: boolean;
  readonly onIssued: (issued: IssuedApiKey, toastTitle: string) => void;
  readonly onClose: () => void;
}

const defaults = { overlap: 'now' } as const;
const text = tc.apiKeys.renewing;
const options = renewalOverlaps.map((overlap) => ({ value: overlap, label: text.overlaps[overlap] }));

/** A new secret for the same contract; the old one stops at once or after a while. */
export function RenewKeyDialog({ apiKey: key, isOpen, onIssued, onClose }: RenewKeyDialogProps) {
  const { renew } = useIssueKey();

  async function save({ overlap = 'now' }: RenewApiKeyBody) {
    const issued = await renew(key, overlap);
    if ('technical' in issued) return issued;
    onIssued(issued, text.done);
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      {...text}
      text={key.clientName}
      body={RenewApiKeyBody}
      defaults={defaults}
      draft={{ key: `api-keys.renew.${key.id}`, secrets: [] }}
      onSubmit={save}
      onClose={onClose}
    >
      <Note kind="info">{text.info}</Note>
      <RadioInput name="overlap" label={text.overlap} options={options} />
      <Note kind="warning">
        <WhatStops />
      </Note>
    </FormDialog>
  );
}

/** The warning for the chosen time until the old key stops. */
function WhatStops() {
  const { overlap } = useWatch<Required<RenewApiKeyBody>>();
  return `${text.warning[overlap ?? 'now']} ${text.forGood}`;
}
