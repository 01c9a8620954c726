import { tc } from '~/texts/de-console.js';
import type { StatusTone } from '~/ui/panel/StatusLabel.js';

/** The codes that the filter offers. */
export const filterStatuses = ['200', '400', '401', '429', '500'] as const;

/** The status in German words; the number where there are none. */
export function statusText(statusCode: number): string {
  return tc.logs.statuses[statusCode] ?? String(statusCode);
}

/** Code and words; the number of a code without words once. */
export function statusName(statusCode: number): string {
  const text = statusText(statusCode);
  return text === String(statusCode) ? text : `${statusCode} ${text}`;
}

/** Colour by class: 2xx is fine, 4xx a warning, 5xx an error. */
export function statusTone(statusCode: number): StatusTone {
  if (statusCode >= 500) return 'error';
  if (statusCode >= 400) return 'warning';
  return statusCode >= 200 && statusCode < 300 ? 'ok' : 'off';
}
