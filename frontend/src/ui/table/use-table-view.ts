import { useAddress } from '../hooks/use-address.js';
import type { TableView } from './columns/column.js';
import { pageIn, pageText } from './use-address-page.js';

const PAGE = 'page';

/** Sorting and page of a table, kept in the address: reload, back and a pasted link show the same. */
export function useTableView(): { view: TableView; changeView: (change: Partial<TableView>) => void } {
  const [address, changeAddress] = useAddress();
  const view = { sort: address.get('sort'), page: pageIn(address, PAGE) };

  function changeView(change: Partial<TableView>) {
    // Another order begins at its first page.
    const { sort, page } = { ...view, page: 1, ...change };
    changeAddress({ sort, [PAGE]: pageText(page) });
  }

  return { view, changeView };
}
