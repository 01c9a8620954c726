import { defaultSystemConfig, type SystemConfig } from '@pruefer/contracts';
import { useMemo } from 'react';
import { useSystemConfigQuery } from './settings.api.js';
import { timesIn, type Times } from './times-in.js';

/** How the console shows times: in the zone and the formats of the settings, their defaults until they are known. */
export function useTimes(polling: { readonly pollingInterval?: number } = {}): Times {
  const { data } = useSystemConfigQuery(undefined, polling);
  const { timezone, dateFormat, timeFormat }: SystemConfig = data ?? defaultSystemConfig;
  return useMemo(() => timesIn({ timezone, dateFormat, timeFormat }), [timezone, dateFormat, timeFormat]);
}
