import { clockIn, defaultSystemConfig, SETTINGS_KEY, timezones } from '@pruefer/contracts';
import { CurrentSettings, type RunningService } from '@pruefer/platform';

const MORNING = '08';

/** Sets a time zone in which it is day, because the schedules of the night would start jobs in the middle of a suite. */
export function inDaytime(worker: RunningService): RunningService {
  const now = new Date();
  const timezone = timezones.find((zone) => (clockIn(zone, now).split(' ')[1] ?? '') > MORNING)!;
  const settings = { ...defaultSystemConfig, version: 1, timezone };
  worker.app.get(CurrentSettings).apply(new Map([[SETTINGS_KEY, settings]]));
  return worker;
}
