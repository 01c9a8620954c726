import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Lets memory that is no longer held not count. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
