import { type Appearance, SaveAppearance } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/FormDialog.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useSaveAppearance } from './appearance.api.js';
import { BrandPreview } from './BrandPreview.js';
import { ColourInput } from './ColourInput.js';
import { useStandardColour } from './use-standard-colour.js';

interface BrandDialogProps {
  readonly appearance: Appearance;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const text = tc.system.brand;

/** Chooses the colour of the public site, with what it looks like and how well it is read. */
export function BrandDialog({ appearance, isOpen, onClose }: BrandDialogProps) {
  const { brandColour, version } = appearance;
  const standard = useStandardColour();
  const save = useSaveAppearance();
  const toast = useToast();
  return (
    <FormDialog<SaveAppearance>
      // After another user's save the form begins with the state of now.
      key={version}
      isOpen={isOpen}
      title={text.title}
      text={text.dialogText}
      submit={text.save}
      pending={text.saving}
      body={SaveAppearance}
      defaults={{ brandColour: brandColour ?? standard }}
      draft={{ key: 'system.brand', secrets: [] }}
      complain={() => ({ title: text.saveFailed, text: tc.fieldsWrong })}
      failed={text.saveFailed}
      onSubmit={async (typed) => {
        const { refusal } = await save({ ...typed, version });
        if (refusal) return refusal;
        toast({ kind: 'success', ...text.saved });
        return 'saved';
      }}
      onClose={onClose}
    >
      <ColourInput name="brandColour" />
      <BrandPreview name="brandColour" />
    </FormDialog>
  );
}
