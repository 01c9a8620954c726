import type { ApiKeyRecord, Times } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { StatusTone } from '~/ui/panel/StatusLabel.js';

interface KeyStatus {
  readonly tone: StatusTone;
  readonly text: string;
  /** Explanation of the status. */
  readonly note: string | null;
}

type KeyFacts = Pick<ApiKeyRecord, 'isActive' | 'isRenewed' | 'expiresAt' | 'supersededAt'>;

/** The state of a key in a word. @param nowMs epoch */
export function keyStatus(
  { isActive, isRenewed, expiresAt, supersededAt }: KeyFacts,
  nowMs: number,
  times: Times,
): KeyStatus {
  const { statuses, worksUntil, expired } = tc.apiKeys;
  if (isRenewed) {
    const note = isActive && supersededAt ? worksUntil(times.atMinute(supersededAt)) : null;
    return { tone: 'off', text: statuses.renewed, note };
  }
  if (!isActive) return { tone: 'off', text: statuses.inactive, note: null };
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= nowMs;
  return {
    tone: isExpired ? 'warning' : 'ok',
    text: statuses.active,
    note: isExpired ? expired(times.day(expiresAt)) : null,
  };
}
