import { defaultSystemConfig, type SystemConfig, type Times, timesIn } from '@pruefer/contracts';
import { useMemo } from 'react';
import { useSystemConfigQuery } from './settings.api.js';

/**
 * The only way in which the console formats times: in the zone and formats of the settings, the defaults until those
 * are loaded. A page or a panel calls it and passes `times` down; rows do not, as each would be one more subscriber of
 * the settings.
 */
export function useTimes(polling: { readonly pollingInterval?: number } = {}): Times {
  const { data } = useSystemConfigQuery(undefined, polling);
  const { timezone, dateFormat, timeFormat }: SystemConfig = data ?? defaultSystemConfig;
  return useMemo(() => timesIn({ timezone, dateFormat, timeFormat }), [timezone, dateFormat, timeFormat]);
}
