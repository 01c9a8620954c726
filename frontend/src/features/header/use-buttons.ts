import type { HeaderButton, SaveHeaderConfig } from '@pruefer/contracts';
import { useFormContext } from 'react-hook-form';
import { moved } from '~/ui/editor/moved.js';
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
      const others = buttons.filter(({ id }) => id !== button.id);
      put([...others, { ...button, order: button.order || others.length + 1 }]);
    },
    remove: (id: string) => put(buttons.filter((button) => button.id !== id)),
    /** From one place to another; all of them get their numbers again. */
    move: (from: number, to: number) =>
      put(moved(buttons, from, to).map((button, place) => ({ ...button, order: place + 1 }))),
  };
}
