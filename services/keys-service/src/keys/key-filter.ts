import { holdsInAnyCase, typedText } from '@pruefer/platform';
import type { ApiKeysQuery, KeyExpiry, KeyIdleTime } from '@pruefer/contracts';
import { lastUsedAt } from '../contract/key-row.js';

/** A condition in SQL; whatever staff typed is among its values. */
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

/** A key that is younger has had no time to lie idle. */
const idleTimes: Readonly<Record<KeyIdleTime, string>> = {
  '30d': idleFor(30),
  '90d': idleFor(90),
  never: `(${lastUsedAt}) IS NULL`,
};

const clients = ['c.client_name', 'c.client_email'].map((column) => holdsInAnyCase(column, ['$1', '$2', '$3']));

function soon(days: number): string {
  return `(k.expires_at > now() AND k.expires_at <= now() + interval '${days} days')`;
}

function idleFor(days: number): string {
  return `coalesce(${lastUsedAt}, k.created_at) <= now() - interval '${days} days'`;
}

/** The condition that the filter of the list stands for. Renewed keys are left out unless they are asked for. */
export function keyFilterOf(query: ApiKeysQuery): KeyFilter {
  const { search = '', status = 'all', showRenewed = 'false', usedFrom, expiry, unusedFor } = query;
  const typed = typedText(search);
  const isWanted = typed[0] !== '';
  const conditions = [
    'true',
    ...(showRenewed === 'true' ? [] : ['k.superseded_at IS NULL']),
    ...(status === 'all' ? [] : [status === 'active' ? active : `NOT ${active}`]),
    // Whole numbers: a share would be rounded. Of a quota of 0 nothing is used.
    ...(usedFrom ? [`(c.quota > 0 AND c.used * 100 >= c.quota * ${Number(usedFrom)})`] : []),
    ...(expiry ? [expiries[expiry]] : []),
    ...(unusedFor ? [idleTimes[unusedFor]] : []),
    ...(isWanted ? [`(${clients.join(' OR ')} OR strpos(k.id, $1) > 0)`] : []),
  ];
  return { where: conditions.join(' AND '), values: isWanted ? [...typed] : [] };
}
