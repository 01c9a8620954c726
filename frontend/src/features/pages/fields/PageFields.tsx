import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { MoreFields } from '~/ui/form/inputs/MoreFields.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { SwitchInput } from '~/ui/form/inputs/SwitchInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { ContentInput } from './ContentInput.js';
import { descriptionHelp } from './page-fields.js';
import { TranslationInput } from './TranslationInput.js';

const text = tc.pages.fields;

interface PageFieldsProps {
  /** Left out: the page is new. */
  readonly pageId?: string;
  /** Rows of the text. */
  readonly minRows: number;
  readonly maxRows: number;
}

/** The fields of a page below its title and address. */
export function PageFields({ pageId, ...rows }: PageFieldsProps) {
  const description = useWatch<Record<string, string | null>>({ name: 'metaDescription' });
  return (
    <>
      <TranslationInput pageId={pageId} />
      <TextInput
        name="metaDescription"
        label={text.description}
        helperText={descriptionHelp(description)}
        isOptional
        multiline
        minRows={2}
      />
      <ContentInput {...rows} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 10, rowGap: 3 }}>
        <SwitchInput name="isPublished" label={text.isPublished} />
        <SwitchInput name="showInMenu" label={text.showInMenu} />
      </Box>
      <MoreFields label={text.more} names={['menuOrder', 'noindex']}>
        {/* For users that do not want to move the page step by step; an empty field is 0. */}
        <NumberInput name="menuOrder" label={text.menuOrder} helperText={text.menuOrderHelp} whenEmpty={0} />
        <SwitchInput name="noindex" label={text.noindex} />
      </MoreFields>
    </>
  );
}
