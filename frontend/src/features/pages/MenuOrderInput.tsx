import { tc } from '~/texts/de-console.js';
import { NumberInput } from '~/ui/form/NumberInput.js';

/** The place in the menu, for who does not want to move the page there step by step; nothing typed is 0. */
export function MenuOrderInput() {
  return (
    <NumberInput
      name="menuOrder"
      label={tc.pages.fields.menuOrder}
      helperText={tc.pages.fields.menuOrderHelp}
      whenEmpty={0}
    />
  );
}
