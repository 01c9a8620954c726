import type { ApiKeysQuery } from '@pruefer/contracts';

/** A condition in SQL; whatever somebody typed is among its values. */
export interface KeyFilter {
  readonly where: string;
  readonly values: string[];
}

const active = '(k.is_active AND coalesce(k.superseded_at > now(), true))';

/** The condition that the filter of the list stands for. Renewed keys are left out unless they are asked for. */
export function keyFilterOf({ search = '', status = 'all', showRenewed = 'false' }: ApiKeysQuery): KeyFilter {
  const wanted = search.trim().toLowerCase();
  const conditions = [
    'true',
    ...(showRenewed === 'true' ? [] : ['k.superseded_at IS NULL']),
    ...(status === 'all' ? [] : [status === 'active' ? active : `NOT ${active}`]),
    // Not LIKE: in what people type, % and _ mean themselves.
    ...(wanted === ''
      ? []
      : [`(strpos(lower(c.client_name), $1) > 0 OR strpos(lower(c.client_email), $1) > 0 OR strpos(k.id, $1) > 0)`]),
  ];
  return { where: conditions.join(' AND '), values: wanted === '' ? [] : [wanted] };
}

const columns = {
  createdAt: 'k.created_at',
  clientName: 'lower(c.client_name)',
  quota: 'c.quota',
  used: 'c.used',
} as const;

/** The order of the list. The id stands last, so that no key is on two pages. */
export function keyOrderOf(sort: NonNullable<ApiKeysQuery['sort']>): string {
  const isDescending = sort.startsWith('-');
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return `${column} ${isDescending ? 'DESC' : 'ASC'}, k.id`;
}
