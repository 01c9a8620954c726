import type { Section } from '@pruefer/contracts';
import { useEffect, useState } from 'react';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { moveItem } from '~/ui/ordering/move-item.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useDeleteSectionMutation, useOrderSectionsMutation, useRestoreSectionMutation } from './homepage.api.js';

const text = tc.homepage;

/** Actions for sections that need no form; all can be undone. */
export function useSectionActions(sections: readonly Section[]) {
  const [sendOrder] = useOrderSectionsMutation();
  const [sendDelete] = useDeleteSectionMutation();
  const [sendRestore] = useRestoreSectionMutation();
  /** Shown at once, until the sections are reloaded after the server's answer. */
  const [chosenOrder, setChosenOrder] = useState<{ readonly ids: readonly string[]; readonly isStored: boolean }>();
  useEffect(() => setChosenOrder((current) => (current?.isStored ? undefined : current)), [sections]);
  const orderedSections = chosenOrder ? orderSections(chosenOrder.ids, sections) : sections;
  const confirm = useConfirm();
  const toast = useToast();
  const tellOutcome = useOutcomeToast();

  async function order(ids: string[]): Promise<boolean> {
    const ownOrder = { ids, isStored: false };
    setChosenOrder(ownOrder);
    const { error } = await sendOrder(ids);
    const storedOrder = error ? undefined : { ids, isStored: true };
    // Another order may be on its way by now.
    setChosenOrder((current) => (current === ownOrder ? storedOrder : current));
    return tellOutcome(error, text.editing.failed);
  }

  /** Moves a section. @param from index among the shown sections, from 0 @param to its new index */
  async function move(from: number, to: number) {
    const previousOrder = orderedSections.map(({ id }) => id);
    const undo = async () => {
      if (await order(previousOrder)) toast({ kind: 'success', ...text.ordering.undone });
    };
    const isMoved = await order(moveItem(previousOrder, from, to));
    if (isMoved) toast({ kind: 'success', ...text.ordering.done, undo: () => void undo() });
  }

  /** @returns whether it was removed */
  async function remove({ id, title }: Section): Promise<boolean> {
    if (!(await confirm({ ...text.deleting.question(title), isDanger: true }))) return false;
    const { error } = await sendDelete(id);
    const undo = () => void restore(id, title);
    return tellOutcome(error, text.deleting.failed, { ...text.deleting.done(title), undo });
  }

  async function restore(id: string, title: string) {
    const { error } = await sendRestore(id);
    tellOutcome(error, text.editing.failed, text.deleting.undone(title));
  }

  return { orderedSections, move, remove };
}

/** The sections in the wanted order; new ones come last. */
function orderSections(chosenOrder: readonly string[], sections: readonly Section[]): readonly Section[] {
  const orderIndex = ({ id }: Section) => (chosenOrder.includes(id) ? chosenOrder.indexOf(id) : chosenOrder.length);
  return sections.toSorted((a, b) => orderIndex(a) - orderIndex(b));
}
