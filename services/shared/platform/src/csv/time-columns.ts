import type { Times } from '@pruefer/contracts';
import type { CsvColumn } from './csv-file.js';

/**
 * Two columns for one time: in the configured zone and in UTC. The local time repeats an hour when daylight saving ends, and its format may omit seconds.
 * @param of returns the time of a record, or null
 */
export function timeColumns<Item>(
  heading: string,
  times: Times,
  of: (item: Item) => Date | string | null,
): readonly CsvColumn<Item>[] {
  return [
    { heading: `${heading} (${times.zone})`, of: (item) => formatTime(of(item), times) },
    { heading: `${heading} (UTC)`, of: (item) => utcText(of(item)) },
  ];
}

/** Spreadsheets recognize the time only without a comma. */
function formatTime(instant: Date | string | null, times: Times): string | null {
  return instant === null ? null : `${times.day(instant)} ${times.clock(instant)}`;
}

function utcText(instant: Date | string | null): string | null {
  return instant instanceof Date ? instant.toISOString() : instant;
}
