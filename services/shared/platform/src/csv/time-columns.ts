import type { Times } from '@pruefer/contracts';
import type { CsvColumn } from './csv-file.js';

/**
 * Two columns of one time: as the settings show it, and in UTC, as clocks in a zone show one hour of the year two times and a format may
 * leave seconds out.
 * @param of gives the time of a record, null where there is none
 */
export function timeColumns<Item>(
  heading: string,
  times: Times,
  of: (item: Item) => Date | string | null,
): readonly CsvColumn<Item>[] {
  return [
    { heading: `${heading} (${times.zone})`, of: (item) => shown(of(item), times) },
    { heading: `${heading} (UTC)`, of: (item) => inUtc(of(item)) },
  ];
}

/** Without a comma: so spreadsheets read it as a time. */
function shown(instant: Date | string | null, times: Times): string | null {
  return instant === null ? null : `${times.day(instant)} ${times.clock(instant)}`;
}

function inUtc(instant: Date | string | null): string | null {
  return instant instanceof Date ? instant.toISOString() : instant;
}
