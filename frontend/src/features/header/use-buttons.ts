import type { HeaderButton, SaveHeaderConfig } from '@pruefer/contracts';
import { useFormContext } from 'react-hook-form';
import { moveItem } from '~/ui/editor/moved.js';
import { inOrder } from './header-fields.js';

/** The buttons of the header in the form around it, and what can be done with them. Nothing is saved before the header is. */
export function useButtons() {
  const form = useFormContext<SaveHeaderConfig>();
  const buttons = form.watch('buttons');
  const put = (next: readonly HeaderButton[]) =>
    form.setValue('buttons', inOrder(next), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return {
    buttons,
    /** Adds a button, or replaces an existing one. Without an order it becomes the last. */
    set: (button: HeaderButton) => {
      const otherButtons = buttons.filter(({ id }) => id !== button.id);
      put([...otherButtons, { ...button, order: button.order || otherButtons.length + 1 }]);
    },
    remove: (id: string) => put(buttons.filter((button) => button.id !== id)),
    /** From one place to another; all of them get their numbers again. */
    move: (from: number, to: number) =>
      put(moveItem(buttons, from, to).map((button, place) => ({ ...button, order: place + 1 }))),
  };
}
