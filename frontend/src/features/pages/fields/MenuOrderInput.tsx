import { tc } from '~/texts/de-console.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';

/** The place in the menu, for users that do not want to move the page step by step; an empty field is 0. */
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
