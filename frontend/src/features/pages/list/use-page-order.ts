import { useApiDispatch } from '~/api/store/use-api-dispatch.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { asCallError, type CallError, noAnswerError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { moveItem } from '~/ui/ordering/move-item.js';
import { pagesApi, useOrderPagesMutation } from '../records/pages.api.js';
import { type PageRowsView } from './use-page-rows.js';

const text = tc.pages.list;

/** Moves pages in the menu: shown at once, undone when the server refuses. */
export function usePageOrder({ rows = [], first, total = 0, query }: PageRowsView) {
  const [order] = useOrderPagesMutation();
  const dispatch = useApiDispatch();
  const tellOutcome = useOutcomeToast();

  /** Sends the complete order, because the server keeps the numbers of pages that are not in it. */
  async function send(id: string, besideId: string): Promise<CallError | undefined> {
    const { data = [], error } =
      rows.length === total
        ? { data: rows, error: undefined }
        : await dispatch(pagesApi.endpoints.allPages.initiate(undefined, { subscribe: false, forceRefetch: true }));
    if (error) return asCallError(error);
    const ids = [...new Set(data.map((row) => row.id))];
    // Uses the places in the loaded order and not on the screen, because another user may have moved pages.
    const [from, to] = [ids.indexOf(id), ids.indexOf(besideId)];
    if (from === -1 || to === -1) return noAnswerError('the page is not in the menu any more');
    return asCallError((await order(moveItem(ids, from, to))).error);
  }

  /** @param from place in the loaded rows, and `to` the target place */
  return async (from: number, to: number) => {
    const [row, beside] = [rows[from], rows[to]];
    if (!row || !beside || from === to) return;
    const items = moveItem(rows, from, to);
    const optimisticUpdate = dispatch(
      pagesApi.util.updateQueryData('pageRows', query, (answer) => ({ ...answer, items })),
    );
    const error = await send(row.id, beside.id);
    if (error) optimisticUpdate.undo();
    tellOutcome(error, tc.pages.editing.failed, text.moved(row.title, first + to + 1));
  };
}
