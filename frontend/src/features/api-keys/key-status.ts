import type { ApiKeyRecord } from '@pruefer/contracts';
import { tc } from '../../texts/de-console.js';
import type { StatusTone } from '../../ui/StatusLabel.js';
import { dayText, momentText } from './key-times.js';

interface KeyStatus {
  readonly tone: StatusTone;
  readonly text: string;
  /** What the word alone does not say. */
  readonly note: string | null;
}

type Stated = Pick<ApiKeyRecord, 'isActive' | 'isRenewed' | 'expiresAt' | 'supersededAt'>;

/** The state of a key in a word. @param now epoch ms */
export function keyStatus({ isActive, isRenewed, expiresAt, supersededAt }: Stated, now: number): KeyStatus {
  const { statuses, worksUntil, expired } = tc.apiKeys;
  if (isRenewed) {
    const note = isActive && supersededAt ? worksUntil(momentText(supersededAt)) : null;
    return { tone: 'off', text: statuses.renewed, note };
  }
  if (!isActive) return { tone: 'off', text: statuses.inactive, note: null };
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  return { tone: isOver ? 'warning' : 'ok', text: statuses.active, note: isOver ? expired(dayText(expiresAt)) : null };
}
