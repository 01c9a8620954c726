import { useController, useWatch } from 'react-hook-form';
import { type SectionIcon, sectionIcons } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { Ban } from 'lucide-react';
import { useId } from 'react';
import { useSlugs } from '~/api/content/use-slugs.js';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { LinkInput } from '~/ui/form/links/LinkInput.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { sectionIconDrawings } from '~/widgets/sections/section-icons.js';
import { groupCaption } from '~/ui/form/inputs/group-caption.js';
import { languageOptions, typeOptions } from './section-fields.js';
import { sectionIconNames } from './section-icon-names.js';

const text = tc.homepage.fields;

/** Everything that a section is made of. */
export function SectionFields() {
  return (
    <>
      <SelectInput name="type" label={text.type} options={typeOptions} />
      <TextInput name="title" label={text.title} />
      <TextInput name="subtitle" label={text.subtitle} multiline isOptional />
      <TextInput name="content" label={text.content} multiline minRows={3} isOptional />
      <TextInput name="buttonText" label={text.buttonText} isOptional />
      <ButtonLink />
      <IconInput name="icon" />
      <NumberInput name="order" label={text.order} helperText={text.orderHelp} />
      <SelectInput name="language" label={text.language} options={languageOptions} helperText={text.languageHelp} />
      <CheckInput name="isActive" label={text.isActive} />
    </>
  );
}

/** A target is missing only where there is a button. */
function ButtonLink() {
  const label = useWatch<Record<string, string | null>>({ name: 'buttonText' });
  const pages = useSlugs();
  return (
    <LinkInput
      name="buttonUrl"
      label={text.buttonUrl}
      pages={pages}
      isOptional
      mayBeEmpty={!label}
      helperText={tc.links.help}
    />
  );
}

/** One of the icons of a section, or none, in the form around it: all of them in sight, chosen with the arrow keys. */
function IconInput({ name }: { readonly name: string }) {
  const { field } = useController<Record<string, SectionIcon | null>>({ name });
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <FormLabel id={id} component="div" sx={groupCaption}>
        {text.icon}
      </FormLabel>
      <Box sx={grid}>
        {[null, ...sectionIcons].map((icon) => {
          const Icon = icon ? sectionIconDrawings[icon] : Ban;
          const label = icon ? sectionIconNames[icon] : text.noIcon;
          return (
            <Box component="label" key={icon ?? ''} title={label} sx={choice}>
              <input
                type="radio"
                name={id}
                aria-label={label}
                checked={(field.value ?? null) === icon}
                onChange={() => field.onChange(icon)}
                onBlur={field.onBlur}
              />
              <Icon size={18} aria-hidden />
            </Box>
          );
        })}
      </Box>
    </div>
  );
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 40px)', gap: 2 } as const;

const choice = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  cursor: 'pointer',
  color: 'text.secondary',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '8px',
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  '&:hover': { borderColor: 'line.control', color: 'text.primary' },
  '&:has(:checked)': { borderColor: 'primary.main', color: 'primary.main', bgcolor: 'action.selected' },
  '&:has(:focus-visible)': { outline: '2px solid var(--ip-palette-primary-main)', outlineOffset: 2 },
} as const;
