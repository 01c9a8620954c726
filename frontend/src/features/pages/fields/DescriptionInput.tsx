import { useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { descriptionHelp } from './page-fields.js';

/** The description that search engines show below the title, with its length. */
export function DescriptionInput() {
  const description = useWatch<Record<string, string | null>>({ name: 'metaDescription' });
  return (
    <TextInput
      name="metaDescription"
      label={tc.pages.fields.description}
      helperText={descriptionHelp(description)}
      isOptional
      multiline
      minRows={2}
    />
  );
}
