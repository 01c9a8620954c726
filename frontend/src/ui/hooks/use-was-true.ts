import { useState } from 'react';

/** Whether a condition was true at least once since the component was mounted. */
export function useWasTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
