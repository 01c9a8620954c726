import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { consumeIban } from '~/api/links/iban-handover.js';
import type { RequestedPage } from './log-selection.js';
import {
  DEFAULT_RANGE,
  filterNames,
  firstPosition,
  formatLogQuery,
  type LogFilterChanges,
  type LogFilterName,
  type LogFilters,
  type LogPosition,
  type LogRange,
  type LogView,
  readLogView,
} from './log-view.js';

/** A search by IBAN with the page of its results; kept out of the address. */
interface SilentSearch {
  readonly iban: string;
  readonly position: LogPosition;
  /** Range, filters and page size that `position` belongs to, as JSON. */
  readonly of: string;
}

const timeNames: readonly LogFilterName[] = ['startDate', 'endDate'];

const noSearch: SilentSearch = { iban: '', position: firstPosition, of: '' };

/** The view of the screen and its changes. The address holds all of it except a searched IBAN. */
export function useLogView() {
  const [params, setParams] = useSearchParams();
  const [silent, setSilent] = useState(noSearch);
  const urlView = readLogView(params);
  const rows = JSON.stringify([urlView.range, urlView.filters, urlView.limit]);
  const silentPosition = silent.of === rows ? silent.position : firstPosition;
  const view: LogView = silent.iban ? { ...urlView, position: silentPosition } : urlView;

  function change(part: Partial<LogView>, replace = false) {
    setParams((before) => formatLogQuery({ ...readLogView(before), ...part }, before), { replace });
  }

  function setIban(iban: string) {
    setSilent({ ...noSearch, iban });
    change({ position: firstPosition, entry: null });
  }

  useHandedIban(setIban);

  /** Changes which rows are requested: shows their first page and closes the open entry. */
  function narrow(part: Partial<LogView>) {
    setSilent(({ iban }) => ({ ...noSearch, iban }));
    change({ ...part, position: firstPosition, entry: null });
  }

  return {
    view,
    iban: silent.iban,
    requested: {
      range: view.range,
      filters: view.filters,
      iban: silent.iban,
      limit: view.limit,
      position: view.position,
    } as RequestedPage,
    /** Whether rows are filtered by anything other than time. */
    isFiltered:
      silent.iban !== '' || filterNames.some((name) => !timeNames.includes(name) && view.filters[name] !== undefined),
    setRange: (range: LogRange) =>
      narrow({ range, filters: withFilters(view.filters, { startDate: undefined, endDate: undefined }) }),
    setFilters: (filters: LogFilterChanges) => narrow({ filters: withFilters(view.filters, filters) }),
    setIban,
    /** Call this when a saved view has replaced the address. */
    forgetSearch: () => setSilent(noSearch),
    setLive: (isLive: boolean) => change({ isLive }, true),
    turnTo: (position: LogPosition) => {
      if (silent.iban) setSilent({ iban: silent.iban, position, of: rows });
      change({ ...(!silent.iban && { position }), entry: null });
    },
    open: (entry: string | null, replace = false) => change({ entry }, replace),
    reset: () => {
      setSilent(noSearch);
      change({
        range: DEFAULT_RANGE,
        filters: {},
        limit: readLogView(new URLSearchParams()).limit,
        position: firstPosition,
        entry: null,
      });
    },
  };
}

/** Searches what another screen has handed over. */
function useHandedIban(search: (iban: string) => void): void {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const searchHandedIban = useEffectEvent(() => {
    const iban = consumeIban(state);
    if (iban) search(iban);
  });
  useEffect(searchHandedIban, [key]);
}

export type LogViewControl = ReturnType<typeof useLogView>;

function withFilters(before: LogFilters, changes: LogFilterChanges): LogFilters {
  const next = { ...before, ...changes };
  const values = filterNames.flatMap((name) => (next[name] ? [[name, next[name]]] : []));
  return Object.fromEntries(values) as LogFilters;
}
