import { tc } from '../../texts/de-console.js';
import type { StatusTone } from '../../ui/panel/StatusLabel.js';

/** The tone of a status: 200 is a success, 429 a warning, all others are errors. */
export function recentStatus(statusCode: number): { readonly tone: StatusTone; readonly words: string } {
  const { ok, limited, error } = tc.dashboard.recent;
  if (statusCode === 200) return { tone: 'ok', words: ok };
  return statusCode === 429 ? { tone: 'warning', words: limited } : { tone: 'error', words: error };
}
