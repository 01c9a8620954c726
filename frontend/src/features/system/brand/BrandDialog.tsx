import { type Appearance, SaveAppearanceBody } from '@pruefer/contracts';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import type { CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { useEditedState } from '~/ui/form/state/use-edited-state.js';
import { VersionsNote } from '~/ui/form/notes/VersionsNote.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useSaveAppearance } from './appearance.api.js';
import { BrandPreview } from './BrandPreview.js';
import { ColourInput } from './ColourInput.js';
import { useStandardColour } from './use-standard-colour.js';

interface BrandDialogProps {
  /** The current state; the form keeps the state in which it was opened. */
  readonly appearance: Appearance;
  readonly onClose: () => void;
}

const text = tc.system.brand;
const comparedFields = [[text.colour, ({ brandColour }: SaveAppearanceBody) => brandColour ?? '']] as const;

/**
 * Chooses the colour of the public site, with a preview and its contrast. An edit on an old state is never saved
 * unseen.
 */
export function BrandDialog({ appearance, onClose }: BrandDialogProps) {
  const { opened, current, version, isConflict, reload } = useEditedState(appearance);
  const who = useChangeAuthor({ action: 'appearance.saved' }, current !== null);
  const standard = useStandardColour();
  const save = useSaveAppearance();
  const toast = useToast();
  const coloursOf = ({ brandColour }: Appearance) => ({ brandColour: brandColour ?? standard });

  async function send(typed: SaveAppearanceBody): Promise<CallError | 'saved' | 'open'> {
    const { refusal } = await save({ ...typed, version });
    if (refusal) return isConflict(refusal) ? 'open' : refusal;
    toast({ kind: 'success', ...text.saved });
    return 'saved';
  }

  return (
    <FormDialog<SaveAppearanceBody>
      // A new key restarts the form when the user accepts another user's version.
      key={opened.version}
      isOpen
      title={text.title}
      text={text.dialogText}
      submit={text.save}
      pending={text.saving}
      body={SaveAppearanceBody}
      defaults={coloursOf(opened)}
      draft={{ key: 'system.brand', secrets: [] }}
      invalidInputToast={() => ({ title: text.saveFailed, text: tc.fieldsWrong })}
      failed={text.saveFailed}
      onSubmit={send}
      onClose={onClose}
    >
      {current && <VersionsNote comparedFields={comparedFields} now={coloursOf(current)} who={who} onReload={reload} />}
      <ColourInput name="brandColour" />
      <BrandPreview name="brandColour" />
    </FormDialog>
  );
}
