import { useEffect, useEffectEvent, useRef } from 'react';
import { asCallError } from '~/api/http/call-error.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { tc } from '~/texts/de-console.js';
import { useBankCountQuery } from './banks.api.js';

const { banks: text, unknown } = tc.database;

/** The number of banks. A failed request is repeated once, then the failure is shown in place of the number. */
export function BankCount() {
  const { data, error, refetch } = useBankCountQuery(undefined, {
    ...pollingIntervals.list,
    refetchOnMountOrArgChange: true,
  });
  const wasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    if (wasRepeated.current) return;
    wasRepeated.current = true;
    void refetch();
  });
  useEffect(() => {
    if (error) repeat();
  }, [error]);
  if (data) return tc.number(data.count);
  return error ? text.countFailed(asCallError(error).message ?? tc.unexpected) : unknown;
}
