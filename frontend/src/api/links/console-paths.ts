import { type ApiKeysQuery, type AuditSelection, PUBLIC_REQUESTS, type UsedPercent } from '@pruefer/contracts';

const withQuery = (path: string, query: Readonly<Record<string, string>>) => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Filters of the request log, as its screen has them in its address. */
interface LogLink {
  readonly apiKeyId?: string;
  readonly contractOf?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly range?: '1h' | '24h' | '7d' | '30d';
  readonly statusCode?: string;
}

/** Address of the request log with these filters. */
export function logsPath(filter: LogLink = {}): string {
  return withQuery('/admin/logs', { ...filter });
}

/** Address of the requests with a key. @param apiKeyId null: requests without a key */
export function requestsPath(apiKeyId: string | null, range?: LogLink['range']): string {
  return logsPath({ apiKeyId: apiKeyId ?? PUBLIC_REQUESTS, ...(range && { range }) });
}

/** Address of the requests with any key of a contract, before and after renewals. @param keyId one of its keys */
export function contractRequestsPath(keyId: string): string {
  return logsPath({ contractOf: keyId, range: '30d' });
}

/** Address of the list of keys. @param filter parameters of its address, such as a status or an open dialog */
export function keysPath(filter: Readonly<Record<string, string>> = {}): string {
  return withQuery('/admin/api-keys', filter);
}

/** Address of the list of keys with the details of a key open. */
export function keyPath(id: string): string {
  return keysPath({ key: id });
}

/** Address of the active keys, highest use first. @param usedFrom lowest use in percent; the live figures call 80 high */
export function nearlyUsedUpKeysPath(usedFrom: UsedPercent = '80'): string {
  return keysPath({ status: 'active', usedFrom, sort: '-share' } satisfies ApiKeysQuery);
}

/** Address of the audit log with the entries about a part of the website. */
export function auditPath(part: Pick<AuditSelection, 'area' | 'target'>): string {
  return withQuery('/admin/users', { tab: 'audit', ...part });
}
