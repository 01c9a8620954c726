import { buttonSizes, buttonVariants, HeaderButton, newHeaderButton } from '@pruefer/contracts';
import { useState } from 'react';
import { useSlugs } from '~/api/content/use-slugs.js';
import { randomHex } from '~/api/http/random-hex.js';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { LinkInput } from '~/ui/form/links/LinkInput.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';

interface ButtonDialogProps {
  /** null: a new one. */
  readonly button: HeaderButton | null;
  readonly onTake: (button: HeaderButton) => void;
  readonly onClose: () => void;
}

const ID_BYTES = 8;
const text = tc.header.button;
const variants = buttonVariants.map((value) => ({ value, label: text.variants[value] }));
const sizes = buttonSizes.map((value) => ({ value, label: text.sizes[value] }));

/** Text, link and look of a button. It is taken into the header, which is saved afterwards. */
export function ButtonDialog({ button, onTake, onClose }: ButtonDialogProps) {
  const [newId] = useState(() => randomHex(ID_BYTES));
  const pages = useSlugs();

  return (
    <FormDialog
      isOpen
      title={button ? text.editTitle(button.text) : text.createTitle}
      text={text.createText}
      submit={button ? text.apply : text.add}
      pending={button ? text.applying : text.adding}
      body={HeaderButton}
      // The first of them gets the focus.
      defaults={{ text: '', ...(button ?? { id: newId, ...newHeaderButton }) }}
      draft={{ key: `header.button.${button?.id ?? 'new'}`, secrets: [] }}
      required={['text']}
      failed={text.failed}
      onSubmit={(button) => {
        onTake({ ...button });
        return Promise.resolve('saved');
      }}
      onClose={onClose}
    >
      <TextInput name="text" label={text.text} />
      <LinkInput name="href" label={text.href} pages={pages} helperText={tc.links.help} />
      <SelectInput name="variant" label={text.variant} options={variants} />
      <SelectInput name="size" label={text.size} options={sizes} />
      <NumberInput name="order" label={text.order} helperText={button ? undefined : text.orderHelp} />
      <CheckInput name="isActive" label={text.isActive} />
    </FormDialog>
  );
}
