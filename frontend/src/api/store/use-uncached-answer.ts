import { useEffect, useState } from 'react';
import { type Answered, type Call, request } from '../http/request.js';

/**
 * Sends a call when a screen opens and when its argument changes. The previous answer stays until the next one arrives.
 * @param callFor a function of the module: one that is made while rendering would send the call at each render
 */
export function useUncachedAnswer<Data>(
  callFor: (argument: string) => Call<Data>,
  argument: string,
): Partial<Answered<Data>> {
  const [answer, setAnswer] = useState<Partial<Answered<Data>>>({});
  useEffect(() => {
    const controller = new AbortController();
    void request(callFor(argument), { signal: controller.signal }).then(
      (result) => !controller.signal.aborted && setAnswer(result),
    );
    return () => controller.abort();
  }, [callFor, argument]);
  return answer;
}
