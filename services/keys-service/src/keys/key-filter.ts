import { containsIgnoringCase, toSearchText } from '@pruefer/platform';
import type { ApiKeysQuery, KeyExpiry, KeyIdleTime } from '@pruefer/contracts';
import { lastUsedAt } from '../contract/key-row.js';

/** An SQL condition; user input is only in its values. */
export interface KeyFilter {
  readonly where: string;
  readonly values: string[];
}

const active = '(k.is_active AND coalesce(k.superseded_at > now(), true))';

const expiries: Readonly<Record<KeyExpiry, string>> = {
  expired: 'k.expires_at <= now()',
  '7d': soon(7),
  '30d': soon(30),
};

/** A key is not idle during this time after its creation. */
const idleTimes: Readonly<Record<KeyIdleTime, string>> = {
  '30d': idleFor(30),
  '90d': idleFor(90),
  never: `(${lastUsedAt}) IS NULL`,
};

const clients = ['c.client_name', 'c.client_email'].map((column) => containsIgnoringCase(column, ['$1', '$2', '$3']));

function soon(days: number): string {
  return `(k.expires_at > now() AND k.expires_at <= now() + interval '${days} days')`;
}

function idleFor(days: number): string {
  return `coalesce(${lastUsedAt}, k.created_at) <= now() - interval '${days} days'`;
}

/** The SQL condition of the list's filter. Renewed keys are excluded by default. */
export function buildKeyFilter(query: ApiKeysQuery): KeyFilter {
  const { search = '', status = 'all', showRenewed = 'false', usedFrom, expiry, unusedFor } = query;
  const searchPatterns = toSearchText(search);
  const hasSearch = searchPatterns[0] !== '';
  const conditions = [
    'true',
    ...(showRenewed === 'true' ? [] : ['k.superseded_at IS NULL']),
    ...(status === 'all' ? [] : [status === 'active' ? active : `NOT ${active}`]),
    // Whole numbers, because a share would be rounded. A quota of 0 has no usage.
    ...(usedFrom ? [`(c.quota > 0 AND c.used * 100 >= c.quota * ${Number(usedFrom)})`] : []),
    ...(expiry ? [expiries[expiry]] : []),
    ...(unusedFor ? [idleTimes[unusedFor]] : []),
    ...(hasSearch ? [`(${clients.join(' OR ')} OR strpos(k.id, $1) > 0)`] : []),
  ];
  return { where: conditions.join(' AND '), values: hasSearch ? [...searchPatterns] : [] };
}
