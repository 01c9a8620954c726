import { type Appearance, colourPattern, SaveAppearanceBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { RecordDialog } from '~/widgets/RecordDialog.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useSaveAppearance } from './appearance.api.js';
import { BrandPreview } from './BrandPreview.js';
import { useStandardColour } from './use-standard-colour.js';

interface BrandDialogProps {
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
  const standard = useStandardColour();
  const save = useSaveAppearance();
  const toast = useToast();
  const toColours = ({ brandColour }: Appearance) => ({ brandColour: brandColour ?? standard });

  async function send(values: SaveAppearanceBody, version: number) {
    const { error } = await save({ ...values, version });
    if (!error) toast({ kind: 'success', ...text.saved });
    return error;
  }

  return (
    <RecordDialog<Appearance, SaveAppearanceBody>
      state={appearance}
      subject={{ action: 'appearance.saved' }}
      isOpen
      title={text.title}
      text={text.dialogText}
      submit={text.save}
      pending={text.saving}
      body={SaveAppearanceBody}
      toValues={toColours}
      comparedFields={comparedFields}
      draft={{ key: 'system.brand', secrets: [] }}
      failed={text.saveFailed}
      save={send}
      onClose={onClose}
    >
      <ColourInput name="brandColour" />
      <BrandPreview name="brandColour" />
    </RecordDialog>
  );
}

/** A colour of the form around it: typed, or chosen in what the browser has for it. */
function ColourInput({ name }: { readonly name: string }) {
  const { field } = useController<Record<string, string>>({ name });
  const colour = field.value ?? '';
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
      <Box sx={{ width: 200 }}>
        <TextInput name={name} label={text.colour} helperText={text.colourHelp} />
      </Box>
      {colourPattern.test(colour) && (
        <Box
          component="input"
          type="color"
          aria-label={text.pick}
          value={colour.toLowerCase()}
          onChange={({ target }) => field.onChange(target.value.toUpperCase())}
          sx={picker}
        />
      )}
    </Box>
  );
}

/** On the line of the field, below the level of its label. */
const picker = {
  flex: 'none',
  width: 56,
  height: 40,
  mt: '26px',
  p: 1,
  cursor: 'pointer',
  bgcolor: 'surface.raised',
  border: '1px solid',
  borderColor: 'line.control',
  borderRadius: '8px',
} as const;
