import { useState } from 'react';

/** Whether something has been so at least once since the screen was opened. */
export function useWasTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
