import { defaultSystemConfig, type SystemConfig, type Times, timesIn } from '@pruefer/contracts';
import { useMemo } from 'react';
import { useSystemConfigQuery } from './settings.api.js';

/**
 * How the console shows times, the only way to tell one: in the zone and the formats of the settings, their defaults until they are known.
 * A page or a panel calls it and hands `times` down; rows do not, each would be one more reader of the settings.
 */
export function useTimes(polling: { readonly pollingInterval?: number } = {}): Times {
  const { data } = useSystemConfigQuery(undefined, polling);
  const { timezone, dateFormat, timeFormat }: SystemConfig = data ?? defaultSystemConfig;
  return useMemo(() => timesIn({ timezone, dateFormat, timeFormat }), [timezone, dateFormat, timeFormat]);
}
