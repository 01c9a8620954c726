import { clockIn, type Timezone, zoneInFileName } from '@pruefer/contracts';
import { BEGIN_OF_TIME, END_OF_TIME, type Selection } from '../requests/filter/selection.js';

/** The file name of an export with content, zone and range, in characters that all systems accept. */
export function exportFileName(
  { from, to }: Pick<Selection, 'from' | 'to'>,
  zone: Timezone,
  now: Date,
  what: 'API-Logs' | 'Audit-Log' = 'API-Logs',
): string {
  const begin = +from === +BEGIN_OF_TIME ? 'Anfang' : clock(zone, from);
  const end = clock(zone, +to === +END_OF_TIME || to > now ? now : to);
  return `${what}_${zoneInFileName(zone)}_${begin}_bis_${end}.csv`;
}

function clock(zone: Timezone, instant: Date): string {
  return clockIn(zone, instant).slice(0, 16).replace(' ', '_').replace(':', '-');
}
