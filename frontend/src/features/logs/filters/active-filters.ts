import { type Channel, isDay, isInstant, splitValues, type Times } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { activeFilter, type ActiveFilter } from '~/ui/controls/FilterBar.js';
import { type ChoosableFilter, excludedValues, removeExclusion } from './filter-changes.js';
import { statusName } from '../values/log-status.js';
import { DEFAULT_RANGE, hasCustomRange, type LogView } from '../view/log-view.js';
import type { LogViewControl } from '../view/use-log-view.js';

const text = tc.logs.filter;

interface ChipContext {
  readonly times: Times;
  /** A key by its client's name. */
  readonly keyName: (id: string) => string;
}

/** The active filters in words, each with a function that removes it; the default range is left out. */
export function activeFilters(logView: LogViewControl, context: ChipContext): ActiveFilter[] {
  const { view, iban, setFilters, setIban } = logView;
  const { filters } = view;
  const valueNames = {
    apiKeyId: context.keyName,
    statusCode: (codes: string) =>
      splitValues(codes)
        .map((code) => statusName(Number(code)))
        .join(', '),
    ipAddress: String,
  };
  const includedChip = (name: ChoosableFilter) =>
    activeFilter(text[labels[name]], filters[name] && valueNames[name](filters[name]), () =>
      setFilters({ [name]: undefined }),
    );
  const excludedChips = (name: ChoosableFilter) =>
    excludedValues(filters, name).map((value) => ({
      name: text.without(text[labels[name]]),
      value: valueNames[name](value),
      onRemove: () => setFilters(removeExclusion(filters, name, value)),
    }));
  return [
    ...rangeChip(logView, context.times),
    ...includedChip('apiKeyId'),
    ...activeFilter(text.contract, filters.contractOf && text.contractOf(context.keyName(filters.contractOf)), () =>
      setFilters({ contractOf: undefined }),
    ),
    ...includedChip('statusCode'),
    ...activeFilter(text.statusClass, filters.statusClass, () => setFilters({ statusClass: undefined })),
    ...includedChip('ipAddress'),
    ...activeFilter(text.iban, iban && shortenIban(iban), () => setIban('')),
    ...activeFilter(text.requestId, filters.requestId, () => setFilters({ requestId: undefined })),
    ...activeFilter(text.channel, filters.channel && tc.logs.channels[filters.channel as Channel], () =>
      setFilters({ channel: undefined }),
    ),
    ...excludedChips('apiKeyId'),
    ...excludedChips('statusCode'),
    ...excludedChips('ipAddress'),
  ];
}

const labels = { apiKeyId: 'apiKey', statusCode: 'status', ipAddress: 'ipAddress' } as const;

function rangeChip({ view, setRange }: LogViewControl, times: Times): ActiveFilter[] {
  if (!hasCustomRange(view) && view.range === DEFAULT_RANGE) return [];
  return activeFilter(text.range, rangeText(view, times), () => setRange(DEFAULT_RANGE));
}

/** The time that is searched, in words. */
export function rangeText({ filters, range }: Pick<LogView, 'filters' | 'range'>, times: Times): string {
  const { startDate, endDate } = filters;
  if (!hasCustomRange({ filters })) return text.ranges[range];
  return text.span(startDate ? momentText(startDate, times) : '…', endDate ? momentText(endDate, times) : '…');
}

/** A day is a day in any zone; an instant is shown to the minute, or to the second where it has some. */
function momentText(moment: string, times: Times): string {
  if (isDay(moment)) return times.ofDay(moment);
  if (!isInstant(moment)) return moment;
  return new Date(moment).getUTCSeconds() === 0
    ? times.atMinute(moment)
    : `${times.day(moment)}, ${times.second(moment)}`;
}

/** First and last four characters of an IBAN, as in masked rows of the log. */
function shortenIban(iban: string): string {
  const characters = iban.replace(/\s/g, '').toUpperCase();
  return `${characters.slice(0, 4)}…${characters.slice(-4)}`;
}
