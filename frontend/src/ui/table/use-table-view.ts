import { useSearchParams } from 'react-router';
import type { TableView } from './column.js';

/** Sorting and page of a table, kept in the address: reload, back and a pasted link show the same. */
export function useTableView(): { view: TableView; changeView: (change: Partial<TableView>) => void } {
  const [address, setAddress] = useSearchParams();
  const view = { sort: address.get('sort'), page: Number(address.get('page')) || 1 };

  function changeView(change: Partial<TableView>) {
    // Another order begins at its first page.
    const { sort, page } = { ...view, page: 1, ...change };
    setAddress((before) => {
      const next = new URLSearchParams(before);
      setOrLeaveOut(next, 'sort', sort);
      setOrLeaveOut(next, 'page', page > 1 ? String(page) : null);
      return next;
    });
  }

  return { view, changeView };
}

function setOrLeaveOut(address: URLSearchParams, name: string, value: string | null): void {
  if (value === null) address.delete(name);
  else address.set(name, value);
}
