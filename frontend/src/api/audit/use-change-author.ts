import type { AuditSelection } from '@pruefer/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { tc } from '~/texts/de-console.js';
import { useCurrentUserQuery } from '../session/auth.api.js';
import { useTimes } from '../settings/use-times.js';
import { useAuditQuery } from './audit.api.js';

/**
 * The user and time of the save that an edit conflicts with, in words; undefined until the audit log has it.
 * @param isConflict false: the audit log is not asked
 */
export function useChangeAuthor(
  subject: Pick<AuditSelection, 'area' | 'target' | 'action'>,
  isConflict: boolean,
): string | undefined {
  const query = isConflict ? { ...subject, limit: 1 } : skipToken;
  const { currentData, isFetching } = useAuditQuery(query, { refetchOnMountOrArgChange: true });
  const { data: self } = useCurrentUserQuery();
  const times = useTimes();
  const entry = isFetching ? undefined : currentData?.entries[0];
  // The log may not have the conflicting save yet; its newest entry is then an earlier save by this user.
  if (!entry?.actor || entry.actor === self?.username) return undefined;
  return tc.conflict.who(entry.actor, times.minute(entry.timestamp));
}
