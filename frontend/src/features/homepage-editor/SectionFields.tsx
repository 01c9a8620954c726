import { useWatch } from 'react-hook-form';
import { useSlugs } from '~/api/content/use-slugs.js';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { LinkInput } from '~/ui/form/links/LinkInput.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { IconInput } from './IconInput.js';
import { languageOptions, typeOptions } from './section-fields.js';

const text = tc.homepage.fields;

/** Everything that a section is made of. */
export function SectionFields() {
  return (
    <>
      <SelectInput name="type" label={text.type} options={typeOptions} />
      <TextInput name="title" label={text.title} autoComplete="off" />
      <TextInput name="subtitle" label={text.subtitle} autoComplete="off" multiline isOptional />
      <TextInput name="content" label={text.content} autoComplete="off" multiline minRows={3} isOptional />
      <TextInput name="buttonText" label={text.buttonText} autoComplete="off" isOptional />
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
