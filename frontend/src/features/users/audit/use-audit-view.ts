import { auditActions, type AuditQuery, type AuditSelection, contentAreas, isDay } from '@pruefer/contracts';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';

const names = ['person', 'action', 'area', 'target', 'startDate', 'endDate'] as const;
export type AuditFilterName = (typeof names)[number];
export type AuditFilter = Readonly<Partial<Record<AuditFilterName, string>>>;

const MAX_LENGTH = 64;

/** Filter and page of the audit log, kept in the URL next to the tab's name. */
export function useAuditView() {
  const [params, change] = useQueryParams();
  const filter = filterIn(params);
  const cursor = params.get('cursor');
  const query: AuditQuery = { ...filter, ...(cursor && { cursor }) };

  return {
    filter,
    cursor,
    query,
    entry: params.get('entry'),
    isNarrowed: Object.keys(filter).length > 0,
    /**
     * Another filter begins at its first page, and no entry is open.
     * @param replace no separate history entry: while the user types
     */
    setFilter: (changes: AuditFilter, replace = false) => change({ ...changes, cursor: null, entry: null }, replace),
    reset: () => change(Object.fromEntries([...names, 'cursor', 'entry'].map((name) => [name, null]))),
    turnTo: (to: string | null) => change({ cursor: to, entry: null }),
    open: (entry: string | null) => change({ entry }, entry === null),
  };
}

export type AuditView = ReturnType<typeof useAuditView>;

/** The filter in the URL, without values that the server would refuse. */
function filterIn(params: URLSearchParams): AuditSelection {
  const valueOf = (name: AuditFilterName) => (params.get(name) ?? '').slice(0, MAX_LENGTH);
  const action = auditActions.find((name) => name === valueOf('action'));
  const area = contentAreas.find((name) => name === valueOf('area'));
  const days = (['startDate', 'endDate'] as const).filter((name) => isDay(valueOf(name)));
  return {
    ...(valueOf('person') && { person: valueOf('person') }),
    ...(valueOf('target') && { target: valueOf('target') }),
    ...(action && { action }),
    ...(area && { area }),
    ...Object.fromEntries(days.map((name) => [name, valueOf(name)])),
  };
}
