import { lastDayBefore, type Times } from '@pruefer/contracts';

/** The last day of something that ends at an instant. */
export function lastDayText(end: string, times: Times): string {
  return times.ofDay(lastDayBefore(new Date(end), times.zone));
}
