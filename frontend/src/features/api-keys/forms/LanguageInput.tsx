import { languages } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';

const text = tc.apiKeys;
const options = languages.map((language) => ({ value: language, label: text.languages[language] }));

/** The language of the mails to a client. */
export function LanguageInput() {
  const { language: label, languageHelp } = text.fields;
  return <SelectInput name="language" label={label} helperText={languageHelp} options={options} />;
}
